import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SizeChangeTests {
  final class Sized: NotingScreen {
    var registersMore = false

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      recorder.note("to \(Int(size.width)) x \(Int(size.height))")
      coordinator.animate { _ in
        self.recorder.note("alongside")
        guard self.registersMore else { return }
        coordinator.animate(alongsideTransition: nil) { _ in self.recorder.note("second") }
      } completion: { _ in
        self.recorder.note("completion")
        guard self.registersMore else { return }
        coordinator.animate(alongsideTransition: nil) { _ in self.recorder.note("third") }
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      recorder.note("traits \(traitCollection.userInterfaceIdiom == .pad ? "pad" : "phone")")
    }

    override func viewDidLayoutSubviews() {
      recorder.note("layout \(Int(view.bounds.width))")
    }
  }

  @Test func `Resizing the screen tells controllers, then lays out`() {
    let stage = Stage()
    let screen = stage.run { Sized(stage.recorder) }
    let navigation = stage.run { UINavigationController(rootViewController: screen) }
    stage.show(navigation)
    stage.device.screen = .pad
    expectEqual(stage.window.bounds.size, ScreenMetrics.pad.size)
    stage.clock.drain()
    expectTrue(stage.take().hasPrefix("to 820 x 1180\ntraits pad\nalongside\n"))
    expectEqual(screen.traitCollection.horizontalSizeClass, .regular)
  }

  @Test func `The device is the current one while its screen changes`() {
    final class Turned: UIViewController {
      var screenSize = CGSize.zero
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        screenSize = UIScreen.main.bounds.size
      }
    }
    let stage = Stage()
    let screen = stage.run { Turned() }
    stage.show(screen)
    stage.device.screen = .pad
    expectEqual(screen.screenSize, ScreenMetrics.pad.size)
  }

  /// Choice split.column-size: Before a change of the size each column gets the size that it will
  ///   have, a hidden leading one its width.
  @Test func `Each column of a split view controller hears of its own size`() throws {
    let stage = Stage()
    let columns = stage.run { (0..<3).map { _ in Sized(stage.recorder) } }
    let split = stage.run { UISplitViewController(style: .doubleColumn) }
    stage.run {
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      split.setViewController(columns[2], for: .compact)
    }
    func sizes(
      onScreen width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom = .pad
    ) -> [Substring] {
      stage.resize(ScreenMetrics(size: CGSize(width: width, height: height), idiom: idiom))
      return stage.take().split(separator: "\n").filter { $0.hasPrefix("to ") }
    }
    _ = sizes(onScreen: 1180, 820)
    stage.show(split)
    expectEqual(
      sizes(onScreen: 1366, 1024), ["to 320 x 1024", "to 1046 x 1024", "to 1366 x 1024"])
    expectEqual(columns[0..<2].map(\.view.bounds.width), [320, 1046])
    // In the new orientation only the secondary is visible.
    expectEqual(
      sizes(onScreen: 1024, 1366), ["to 320 x 1366", "to 1024 x 1366", "to 1024 x 1366"])
    stage.runToEnd { split.show(.primary) }
    expectEqual(sizes(onScreen: 1180, 820), ["to 320 x 820", "to 860 x 820", "to 1180 x 820"])
    // A container that does not fill its window does not turn with its own size.
    split.view.frame.size.width = 600
    let inner = split.size(
      forChildContentContainer: try require(columns[1].navigationController),
      withParentContainerSize: CGSize(width: 500, height: 900))
    expectEqual(inner, CGSize(width: 180, height: 900))
    split.view.frame.size.width = 1180
    let compact = (0..<3).map { _ in Substring("to 390 x 844") }
    expectEqual(sizes(onScreen: 390, 844, .phone), compact)
  }

  @Test func `What animations and completions of a size change register runs too`() {
    let stage = Stage()
    let screen = stage.run { Sized(stage.recorder) }
    stage.show(screen)
    screen.registersMore = true
    stage.device.screen = .pad
    stage.expectAtRest(
      """
      to 820 x 1180
      traits pad
      alongside
      completion
      second
      layout 820
      third
      """)
  }

  @Test func `A completion that registers itself again ends with the size change`() {
    final class Repeating: UIViewController {
      var calls = 0

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        coordinator.animate(alongsideTransition: nil) { _ in
          self.calls += 1
          if self.calls < 10 { self.viewWillTransition(to: size, with: coordinator) }
        }
      }
    }
    let stage = Stage()
    let screen = stage.run { Repeating() }
    stage.show(screen)
    stage.resize(.pad)
    expectEqual(screen.calls, 2)
  }
}
