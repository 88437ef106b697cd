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

let package = Package(
  name: "MeniscusBenchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "meniscus-benchmarks", targets: ["MeniscusBenchmarks"])],
  dependencies: [.package(name: "Meniscus", path: "..")],
  targets: [
    /// Makes the masks, asks the questions, and writes tables and plots.
    .executableTarget(
      name: "MeniscusBenchmarks",
      dependencies: [
        .product(name: "Meniscus", package: "Meniscus"),
        .product(name: "SDFPNG", package: "Meniscus"),
        .product(name: "SDFFont", package: "Meniscus"),
        "CFreeTypePeer",
      ],
      swiftSettings: house),
    /// FreeType's own renderer of distance fields.
    .systemLibrary(
      name: "CFreeTypePeerSystem", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .target(name: "CFreeTypePeer", dependencies: ["CFreeTypePeerSystem"]),
    .testTarget(
      name: "MeniscusBenchmarksTests", dependencies: ["MeniscusBenchmarks"], swiftSettings: house),
  ]
)
