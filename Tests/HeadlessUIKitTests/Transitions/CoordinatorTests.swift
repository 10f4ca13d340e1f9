import CompactTesting
import HeadlessUIKit
import Testing

@MainActor
struct CoordinatorTests {
  let stage = Stage()
  let navigation: UINavigationController

  init() {
    navigation = stage.navigation("ABC")
    stage.show(navigation)
  }

  private func hasCoordinator(
    after change: (UINavigationController, Bool) -> Void, animated: Bool
  ) -> Bool {
    stage.run { change(navigation, animated) }
    let has = navigation.transitionCoordinator != nil
    stage.clock.drain()
    expectNil(navigation.transitionCoordinator)
    return has
  }

  /// Fact coordinator.every: Every animated change of the stack, presentation and dismissal has a
  ///   coordinator when its call returns, and one without animation has none; afterwards it is gone.
  ///
  /// Source: [XCoordinator]; radianttap/Coordinator#11; Tencent/MLeaksFinder#2;
  ///   `UIViewController.transitionCoordinator`
  @Test(arguments: [true, false])
  func `Whatever is animated has a coordinator at once, and nothing else has one`(animated: Bool) {
    let screen = stage.screen("D")
    let sheet = stage.screen("M")
    expectEqual(
      hasCoordinator(after: { $0.popViewController(animated: $1) }, animated: animated), animated)
    expectEqual(
      hasCoordinator(after: { $0.pushViewController(screen, animated: $1) }, animated: animated),
      animated)
    expectEqual(
      hasCoordinator(
        after: { $0.setViewControllers([screen, stage.screen("E")], animated: $1) },
        animated: animated), animated)
    expectEqual(
      hasCoordinator(after: { $0.popToRootViewController(animated: $1) }, animated: animated),
      animated)
    expectEqual(
      hasCoordinator(after: { $0.present(sheet, animated: $1) }, animated: animated), animated)
    expectEqual(hasCoordinator(after: { $0.dismiss(animated: $1) }, animated: animated), animated)
  }

  /// Fact coordinator.released: The coordinator is not kept after the transition, and takes nothing
  ///   any more.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  @Test func `A coordinator that somebody keeps takes nothing after the end`() throws {
    stage.run { _ = navigation.popViewController(animated: true) }
    let coordinator = try require(navigation.transitionCoordinator)
    stage.clock.drain()
    expectFalse(coordinator.animate(alongsideTransition: nil) { _ in Issue.record("called") })
    stage.clock.drain()
  }
}
