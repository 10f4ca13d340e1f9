import CoordinatorCore
import Coordinators
package import HeadlessUIKit

/// Reports an application that, after its launch, shows nothing and runs no coordinator.
@MainActor
package enum LaunchCheck {
  package static func run(on device: HeadlessDevice) {
    device.run {
      guard RootRegistry.running.isEmpty else { return }
      guard let window = device.visibleWindow else { return reportIssue(.nothingShown) }
      if isEmpty(window.rootViewController) { reportIssue(.nothingLaunched) }
    }
  }

  private static func isEmpty(_ root: UIViewController?) -> Bool {
    switch root {
    case let stack as UINavigationController: stack.viewControllers.isEmpty
    case let tabs as UITabBarController: tabs.viewControllers?.isEmpty ?? true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static let nothingShown = Diagnostic(
    "nothingShown",
    problem: "The application was launched, but no window is visible and no coordinator runs.",
    meaning: "that 'launch()' was not called on the root coordinator, or was called too late.",
    remedy: "keep the root in the app's or the scene's delegate, call its 'launch()' there, and "
      + "'makeKeyAndVisible()' on its window."
  )

  fileprivate static let nothingLaunched = Diagnostic(
    "nothingLaunched",
    problem: "The application was launched, but its container is empty and no coordinator runs.",
    meaning: "that 'launch()' was not called on the root coordinator.",
    remedy: "keep the root in the app's or the scene's delegate, and call its 'launch()' there."
  )
}
