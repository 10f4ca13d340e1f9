import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SizeChangeTests {
  final class Sized: UIViewController {
    let recorder: Recorder
    var registersMore = false
    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

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
