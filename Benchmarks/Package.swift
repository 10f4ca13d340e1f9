// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that who uses the framework never builds it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
  dependencies: [.package(name: "swift-coordinators", path: "..")],
  targets: [
    .systemLibrary(name: "CMeasuring"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMeasuring", .product(name: "Coordinators", package: "swift-coordinators"),
        .product(name: "HeadlessUIKit", package: "swift-coordinators"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
