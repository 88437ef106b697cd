// swift-tools-version: 6.2
import PackageDescription

/// The settings of the house, as in the package above.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Meniscus", path: "..")],
  targets: [
    /// Draws the sample masks from closed forms, and checks the committed ones.
    .executableTarget(
      name: "draw-masks",
      dependencies: [
        .product(name: "Meniscus", package: "Meniscus"), .product(name: "SDFPNG", package: "Meniscus"),
        .product(name: "SDFPictures", package: "Meniscus"),
      ],
      swiftSettings: house),
    /// The README's example: a field from an array of bytes.
    .executableTarget(
      name: "mask-to-field",
      dependencies: [
        .product(name: "Meniscus", package: "Meniscus"), .product(name: "SDFFormats", package: "Meniscus"),
      ],
      swiftSettings: house),
    /// The README's other example: one channel of an image in memory, with progress and cancellation.
    .executableTarget(
      name: "strided-bytes", dependencies: [.product(name: "Meniscus", package: "Meniscus")],
      swiftSettings: house),
  ]
)
