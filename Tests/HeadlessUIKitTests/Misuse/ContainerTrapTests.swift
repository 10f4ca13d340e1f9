import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What UIKit raises for bars, views and calls at the wrong time.
@MainActor
struct ContainerTrapTests {
  private func expectRaise(
    _ result: ExitTest.Result?,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(text), sourceLocation: sourceLocation)
  }

  /// Fact exception.push-twice-running: What is in the stack already raises at the call also while a
  ///   transition runs, in which a push waits otherwise.
  ///
  /// Source: isontheline/pro.webssh.net#16
  @Test func `Pushing an instance twice during a transition`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let navigation = stage.navigation("A")
        stage.show(navigation)
        let screen = stage.screen("B")
        stage.run { navigation.pushViewController(screen, animated: true) }
        stage.clock.turn()
        stage.run { navigation.pushViewController(screen, animated: true) }
      }
    }
    try expectRaise(
      result, "is pushing the same view controller instance (<RecordedScreen>) more than once")
  }

  /// Fact exception.managed-bar: The bar of a navigation controller raises when its items are changed
  ///   by anybody else.
  ///
  /// Source: openradar 13057385
  @Test func `Changing the bar of a navigation controller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: true)
      }
    }
    try expectRaise(
      result,
      "'NSInternalInconsistencyException', reason: 'Cannot call pushNavigationItem:animated: "
        + "directly on a UINavigationBar managed by a controller.'")
  }

  /// Fact exception.own-subview: Adding a view to itself raises.
  ///
  /// Source: wordpress-mobile/WordPress-iOS#1955
  @Test func `Adding a view to itself`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    try expectRaise(
      result, "'NSInvalidArgumentException', reason: 'Can't add self as subview'")
  }

  /// Fact load.recursion: A `loadView` that reads `view` before it has set one calls itself without
  ///   end.
  ///
  /// Source: [traces]
  @Test func `A loadView that reads the view it should make`() async {
    final class Reading: UIViewController {
      static var calls = 0
      override func loadView() {
        Self.calls += 1
        // The stack would hold more than this, and take long to write about.
        if Self.calls > 1_000 { fatalError("without end") }
        _ = view
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Reading().loadViewIfNeeded() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectTrue(output.contains("without end"))
  }
}
