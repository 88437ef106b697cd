// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: Swift 6 mode, strict memory safety, no warnings.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the library: a target under `Sources` with the settings of the house.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

/// The tests of a room, or of several rooms together.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["MeniscusTestSupport"], swiftSettings: house)
}

let package = Package(
  name: "Meniscus",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Meniscus", targets: ["Meniscus"]),
    .library(name: "SDFShapes", targets: ["SDFShapes"]),
    .library(name: "SDFFormats", targets: ["SDFFormats"]),
    .library(name: "SDFPictures", targets: ["SDFPictures"]),
    .library(name: "SDFPNG", targets: ["SDFPNG"]),
    .library(name: "SDFFont", targets: ["SDFFont"]),
    .library(name: "SDFSVG", targets: ["SDFSVG"]),
    .executable(name: "meniscus", targets: ["MeniscusTool"]),
  ],
  traits: [
    .trait(name: "HarfBuzz", description: "Glyphs of icon fonts by their ligatures' names.")
  ],
  targets: [
    // The core: no Foundation, no outside C library.
    /// Points and vectors.
    room("SDFGeometry"),
    /// Grids, coverage masks, half floats, textures and their metadata, row bands over threads.
    room("SDFGrid"),
    /// The five stages: seed, flood, distance, height, compose.
    room("SDFPipeline", ["SDFGeometry", "SDFGrid", "CKernels"]),
    /// Row kernels in C, for the instruction set at hand.
    .target(name: "CKernels"),
    /// The field protocol, the shape library, fields from paths and textures.
    room("SDFShapes", ["SDFGeometry", "SDFGrid"]),
    /// The umbrella that apps import.
    room("Meniscus", ["SDFGeometry", "SDFGrid", "SDFPipeline", "SDFShapes"]),

    // Around the core.
    /// Fields as 8-bit pictures for people.
    room("SDFPictures", ["SDFGrid"]),
    /// PNG masks in, pictures out, through libpng.
    room("SDFPNG", ["SDFGrid", "SDFPictures", "CLibPNG"]),
    /// Glyphs of a font as paths with their metrics, through FreeType; ligatures through HarfBuzz.
    room(
      "SDFFont",
      [
        "SDFGeometry", "CFreeType", .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
      ]),
    /// SVG path data and SVG files to paths and paintings.
    room("SDFSVG", ["SDFGeometry"]),
    /// KTX2, npy and 8-bit PNG samples: bytes to textures and back.
    room("SDFFormats", ["SDFGrid"]),
    /// The command line: one folder a subcommand.
    room(
      "MeniscusCommands", ["Meniscus", "SDFPictures", "SDFPNG", "SDFSVG", "SDFFont", "SDFFormats"]),
    .executableTarget(
      name: "MeniscusTool", dependencies: ["MeniscusCommands"], swiftSettings: house),

    // Doors to C libraries, one a library.
    /// libpng's full reader and writer behind a shim that contains its `setjmp`.
    .systemLibrary(
      name: "CLibPNGSystem", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CLibPNG", dependencies: ["CLibPNGSystem"]),
    /// FreeType behind a shim that counts its memory and bounds its work.
    .systemLibrary(
      name: "CFreeTypeSystem", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .target(name: "CFreeType", dependencies: ["CFreeTypeSystem"]),
    /// HarfBuzz, which only the trait of that name needs.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),

    // Tests.
    /// Laws, seeded generators, brute-force truth, closed-form shapes, golden comparison.
    .target(
      name: "MeniscusTestSupport",
      dependencies: ["SDFGeometry", "SDFGrid", "SDFPipeline"],
      path: "Tests/MeniscusTestSupport", swiftSettings: house),
    tests("SDFGeometryTests", ["SDFGeometry"]),
    tests("SDFGridTests", ["SDFGrid"]),
    tests("SDFPipelineTests", ["SDFPipeline", "SDFGeometry", "SDFGrid"]),
    tests("SDFShapesTests", ["SDFShapes", "SDFGeometry", "SDFGrid"]),
    tests("SDFPicturesTests", ["SDFPictures", "SDFGrid"]),
    tests("SDFPNGTests", ["SDFPNG", "SDFPictures", "SDFGrid"]),
    /// FreeType's own renderers, which tests hold ours against.
    .target(
      name: "CFreeTypeRendering", dependencies: ["CFreeTypeSystem"], path: "Tests/CFreeTypeRendering"),
    tests(
      "SDFFontTests",
      ["SDFFont", "SDFGeometry", "SDFGrid", "SDFPipeline", "CFreeType", "CFreeTypeRendering"]),
    tests("SDFSVGTests", ["SDFSVG", "SDFGeometry"]),
    tests("SDFFormatsTests", ["SDFFormats", "SDFGrid"]),
    tests(
      "MeniscusCommandsTests",
      ["MeniscusTool", "MeniscusCommands", "Meniscus", "SDFFont", "SDFFormats", "SDFPNG", "SDFPictures"]),
  ]
)
