// swift-tools-version: 6.3
import PackageDescription

// Every upcoming feature that Swift 6 mode leaves off, and warnings as errors.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// Apple's systems that have UIKit of their own; everywhere else the headless one takes its place.
let withoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .openbsd, .wasi]

let package = Package(
  name: "swift-coordinators",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "CoordinatorCore", targets: ["CoordinatorCore"]),
    .library(name: "CoordinatorDriving", targets: ["CoordinatorDriving"]),
    .library(name: "CoordinatorExpectations", targets: ["CoordinatorExpectations"]),
    .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
    .library(name: "CoordinatorLauncher", targets: ["CoordinatorLauncher"]),
    .library(name: "SwiftUIScreens", targets: ["SwiftUIScreens"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "TerminalHost", targets: ["TerminalHost"]),
  ],
  targets: [
    .target(name: "CoordinatorCore"),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "UIKitShim",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit))
      ]
    ),
    .target(name: "Coordinators", dependencies: ["CoordinatorCore", "UIKitShim"]),
    .target(
      name: "SwiftUIScreens", dependencies: ["CoordinatorCore", "Coordinators", "UIKitShim"]),
    .target(name: "TerminalHost", dependencies: ["HeadlessUIKit"]),
    .target(
      name: "CoordinatorDriving",
      dependencies: ["CoordinatorCore", "Coordinators", "HeadlessUIKit", "TerminalHost"]
    ),
    .target(
      name: "CoordinatorExpectations", dependencies: ["CoordinatorCore", "Coordinators"]),
    .target(
      name: "CoordinatorTesting",
      dependencies: ["CoordinatorDriving", "CoordinatorExpectations", "HeadlessUIKit"]
    ),
    .target(
      name: "CoordinatorLauncher",
      dependencies: [
        "CoordinatorCore", "CoordinatorDriving", "Coordinators", "HeadlessUIKit", "TerminalHost",
      ]
    ),
    .target(name: "CompactTesting", path: "Tests/CompactTesting"),
    .testTarget(name: "CoordinatorCoreTests", dependencies: ["CompactTesting", "CoordinatorCore"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["CompactTesting", "HeadlessUIKit"],
      resources: [.process("Storyboards/Files")]
    ),
    .testTarget(
      name: "UIKitProbe",
      dependencies: ["CompactTesting", "HeadlessUIKit", "UIKitShim"],
      exclude: ["Simulator"]
    ),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["CompactTesting", "Coordinators", "CoordinatorTesting"],
      resources: [.process("Uses/Files")]
    ),
    .testTarget(
      name: "CoordinatorDrivingTests",
      dependencies: ["CompactTesting", "CoordinatorTesting", "CoordinatorLauncher"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A module named UIKit exists only where Apple's cannot be meant, so that `import UIKit` in an
// app's sources finds ours on Linux and Apple's on iOS.
#if canImport(Darwin)
  package.targets.append(
    .testTarget(name: "TerminalHostTests", dependencies: ["CompactTesting", "TerminalHost"]))
#else
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .executable(name: "newsstand", targets: ["Newsstand"]),
    .executable(name: "gallery", targets: ["Gallery"]),
  ]
  package.targets += [
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "TerminalHost"]),
    .target(name: "UserNotifications", dependencies: ["HeadlessUIKit"]),
    .target(name: "SafariServices", dependencies: ["HeadlessUIKit"]),
    .target(name: "MessageUI", dependencies: ["HeadlessUIKit"]),
    .target(name: "_Testing_UIKit"),
    .executableTarget(
      name: "Newsstand",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit"],
      path: "Examples/Newsstand/Sources",
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "CoordinatorDriving", "CoordinatorLauncher", "GalleryKit", "GalleryLogin",
        "GalleryNamespaces", "GalleryStoryboard", "GalleryTabs",
      ],
      path: "Examples/Gallery/Sources/Program",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "GalleryKit",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit"],
      path: "Examples/Gallery/Sources/Kit",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "GalleryLogin",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit"],
      path: "Examples/Gallery/Sources/Login",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "GalleryNamespaces",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit"],
      path: "Examples/Gallery/Sources/Namespaces",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "GalleryStoryboard",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit"],
      path: "Examples/Gallery/Sources/Storyboard",
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "GalleryTabs",
      dependencies: ["Coordinators", "CoordinatorLauncher", "UIKit", "UserNotifications"],
      path: "Examples/Gallery/Sources/Tabs",
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CompactTesting", "CoordinatorTesting", "GalleryKit", "GalleryLogin",
        "GalleryNamespaces", "GalleryStoryboard", "GalleryTabs", "UIKit", "_Testing_UIKit",
      ]
    ),
    // An app for tests that need a process of its own in a terminal.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TerminalHost", "UIKit"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: ["CompactTesting", "TerminalHost", "TerminalProbe"]
    ),
    .testTarget(
      name: "NewsstandTests",
      dependencies: [
        "CompactTesting", "CoordinatorLauncher", "CoordinatorTesting", "Newsstand", "UIKit",
        "_Testing_UIKit",
      ]
    ),
    // Code as apps of many years have it, so without the package's own settings.
    .testTarget(
      name: "SourceCompatibility",
      dependencies: [
        "CompactTesting", "MessageUI", "SafariServices", "UIKit", "UserNotifications",
        "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
  ]
#endif

for target in package.targets
where target.type != .system && target.name != "SourceCompatibility" {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
