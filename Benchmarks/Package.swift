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
      ],
      swiftSettings: house),
    .testTarget(
      name: "MeniscusBenchmarksTests", dependencies: ["MeniscusBenchmarks"], swiftSettings: house),
  ]
)
