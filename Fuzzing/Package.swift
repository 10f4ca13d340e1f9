// swift-tools-version: 6.3
import PackageDescription

// A package of its own, since a package with unsafe flags cannot be a dependency.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-coordinators", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzSnapshots",
      dependencies: [.product(name: "CoordinatorCore", package: "swift-coordinators")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
    .executableTarget(
      name: "FuzzLinks",
      dependencies: [
        .product(name: "CoordinatorCore", package: "swift-coordinators"),
        .product(name: "Coordinators", package: "swift-coordinators"),
        .product(name: "HeadlessUIKit", package: "swift-coordinators"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
