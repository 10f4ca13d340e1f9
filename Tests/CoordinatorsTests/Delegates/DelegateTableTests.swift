import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Every method of each delegate that the framework replaces: the app's own method is called once,
/// and UIKit gets its answer.
struct DelegateTableTests: TableSuite {
  private let silent = Silent()
  private let one = Screen("One")
  private let two = Screen("Two")

  /// The calls of all delegate methods of one container.
  struct Row<Delegate> {
    let recorders: [RecordingDelegate]
    let delegates: [Delegate]
    /// A delegate that implements nothing.
    let silent: Delegate
    let get: @MainActor () -> Delegate?
    let set: @MainActor (Delegate) -> Void
    let observe: @MainActor () -> Void
    /// Calls every method, and returns the answers.
    let ask: @MainActor (Delegate) -> [String]
  }

  /// - Parameter files: Those with the delegate's protocols: a method that is new there fails here
  ///   until the row calls it.
  private func check<Delegate>(_ row: Row<Delegate>, of files: String...) throws {
    let expected = row.ask(row.delegates[0])
    let silence = row.ask(row.silent)
    let calls = row.recorders[0].calls
    let methods = try files.map { try Self.methods(in: $0) }.reduce(0, +)
    try #require(calls.count == methods)
    for (answer, other) in zip(expected, silence) { expectNotEqual(answer, other) }

    row.observe()
    try expectEqual(row.ask(require(row.get())), silence)

    let first = row.recorders[1]
    row.set(row.delegates[1])
    row.observe()
    for _ in 1...2 {
      first.forget()
      try expectEqual(row.ask(require(row.get())), expected)
      expectEqual(first.calls, calls)
    }
  }

  /// How many methods the delegate protocols in a file of HeadlessUIKit have.
  private static func methods(in file: String) throws -> Int {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/HeadlessUIKit")
    let text = try String(
      contentsOf: sources.appendingPathComponent("\(file).swift"), encoding: .utf8)
    return text.components(separatedBy: "\npublic protocol ").dropFirst()
      .filter { $0.prefix { $0 != ":" }.hasSuffix("Delegate") }
      .map { $0.components(separatedBy: "\n}")[0].components(separatedBy: "func ").count - 1 }
      .reduce(0, +)
  }

  private static func text(_ object: AnyObject?) -> String {
    (object as? UIViewController)?.title ?? object.map { "\(type(of: $0))" } ?? "nil"
  }

  /// A delegate of containers, presentations and transitions that implements no method.
  final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {}

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A navigation delegate") {
      let stack = UINavigationController(rootViewController: one)
      let recorders = [StackRecorder(), StackRecorder()]
      let animator = StillAnimator()
      try check(
        Row<any UINavigationControllerDelegate>(
          recorders: recorders, delegates: recorders, silent: silent,
          get: { EngineProbe.isOurs(stack.delegate) ? stack.delegate : nil },
          set: { stack.delegate = $0 },
          observe: { EngineProbe.follow(stack) },
          ask: { [one, two] delegate in
            delegate.navigationController(stack, willShow: one, animated: true)
            delegate.navigationController(stack, didShow: one, animated: false)
            return [
              Self.text(
                delegate.navigationController(
                  stack, animationControllerFor: .push, from: one, to: two)),
              Self.text(delegate.navigationController(stack, interactionControllerFor: animator)),
            ]
          }), of: "Navigation/UINavigationControllerDelegate")
    }

    test("A tab bar delegate") {
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      let recorders = [TabRecorder(), TabRecorder()]
      let animator = StillAnimator()
      let tab = UITab(title: "Tab", image: nil, identifier: "tab") { _ in UIViewController() }
      try check(
        Row<any UITabBarControllerDelegate>(
          recorders: recorders, delegates: recorders, silent: silent,
          get: { EngineProbe.isOurs(tabs.delegate) ? tabs.delegate : nil },
          set: { tabs.delegate = $0 },
          observe: { EngineProbe.follow(tabs) },
          ask: { [one, two] delegate in
            delegate.tabBarController(tabs, didSelect: two)
            delegate.tabBarController(tabs, didSelectTab: tab, previousTab: nil)
            delegate.tabBarController(tabs, willBeginCustomizing: [one])
            delegate.tabBarController(tabs, willEndCustomizing: [one], changed: true)
            delegate.tabBarController(tabs, didEndCustomizing: [one], changed: false)
            return [
              "\(delegate.tabBarController(tabs, shouldSelect: two))",
              "\(delegate.tabBarController(tabs, shouldSelectTab: tab))",
              "\(delegate.tabBarController(tabs, displayedViewControllersFor: tab, proposedViewControllers: [one]).count)",
              Self.text(
                delegate.tabBarController(tabs, animationControllerForTransitionFrom: one, to: two)),
              Self.text(delegate.tabBarController(tabs, interactionControllerFor: animator)),
            ]
          }), of: "Tabs/UITabBarControllerDelegate")
    }

    test("A split view delegate") {
      let columns = UISplitViewController(style: .doubleColumn)
      columns.setViewController(one, for: .primary)
      columns.setViewController(two, for: .secondary)
      let recorders = [ColumnRecorder(), ColumnRecorder()]
      try check(
        Row<any UISplitViewControllerDelegate>(
          recorders: recorders, delegates: recorders, silent: silent,
          get: { EngineProbe.isOurs(columns.delegate) ? columns.delegate : nil },
          set: { columns.delegate = $0 },
          observe: { EngineProbe.follow(columns) },
          ask: { [one, two] delegate in
            delegate.splitViewController(columns, willChangeTo: .secondaryOnly)
            delegate.splitViewControllerDidCollapse(columns)
            delegate.splitViewControllerDidExpand(columns)
            delegate.splitViewController(columns, willShow: .primary)
            delegate.splitViewController(columns, willHide: .primary)
            let top = delegate.splitViewController(
              columns, topColumnForCollapsingToProposedTopColumn: .secondary)
            let mode = delegate.splitViewController(
              columns, displayModeForExpandingToProposedDisplayMode: .oneBesideSecondary)
            return [
              Self.text(delegate.primaryViewController(forCollapsing: columns)),
              Self.text(delegate.primaryViewController(forExpanding: columns)),
              "\(delegate.splitViewController(columns, collapseSecondary: two, onto: one))",
              Self.text(delegate.splitViewController(columns, separateSecondaryFrom: one)),
              "\(delegate.splitViewController(columns, show: two, sender: nil))",
              "\(delegate.splitViewController(columns, showDetail: two, sender: nil))",
              "\(delegate.targetDisplayModeForAction(in: columns))", "\(top)", "\(mode)",
            ]
          }), of: "Split/UISplitViewControllerDelegate")
    }

    test("A page delegate") {
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
      let recorders = [PageRecorder(), PageRecorder()]
      try check(
        Row<any UIPageViewControllerDelegate>(
          recorders: recorders, delegates: recorders, silent: silent,
          get: { EngineProbe.isOurs(pages.delegate) ? pages.delegate : nil },
          set: { pages.delegate = $0 },
          observe: { EngineProbe.follow(pages) },
          ask: { [one, two] delegate in
            delegate.pageViewController(pages, willTransitionTo: [two])
            delegate.pageViewController(
              pages, didFinishAnimating: true, previousViewControllers: [one],
              transitionCompleted: false)
            return ["\(delegate.pageViewController(pages, spineLocationFor: .portrait))"]
          }), of: "Pages/UIPageViewControllerDelegate")
    }

    test("A presentation delegate") {
      let controller = try require(one.presentationController)
      let popover = UIPopoverPresentationController(presentedViewController: two, presenting: nil)
      let sheet = UISheetPresentationController(presentedViewController: two, presenting: nil)
      let recorders = [SheetRecorder(), SheetRecorder()]
      try check(
        Row<any UIAdaptivePresentationControllerDelegate>(
          recorders: recorders, delegates: recorders, silent: silent,
          get: { EngineProbe.isOurs(controller.delegate) ? controller.delegate : nil },
          set: { controller.delegate = $0 },
          observe: { [one] in EngineProbe.follow(one) },
          ask: { delegate in
            delegate.presentationController(controller, prepare: controller)
            delegate.presentationController(
              controller, willPresentWithAdaptiveStyle: .fullScreen, transitionCoordinator: nil)
            delegate.presentationControllerWillDismiss(controller)
            delegate.presentationControllerDidDismiss(controller)
            delegate.presentationControllerDidAttemptToDismiss(controller)
            (delegate as? any UISheetPresentationControllerDelegate)?
              .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
            (delegate as? any UIPopoverPresentationControllerDelegate)?
              .prepareForPopoverPresentation(popover)
            let traits = UITraitCollection(horizontalSizeClass: .compact)
            let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
            let screen = delegate.presentationController(
              controller, viewControllerForAdaptivePresentationStyle: .fullScreen)
            return [
              "\(delegate.adaptivePresentationStyle(for: controller))", "\(style)",
              Self.text(screen), "\(delegate.presentationControllerShouldDismiss(controller))",
            ]
          }), of: "Presentation/UIAdaptivePresentationControllerDelegate",
        "Presentation/UIPopoverPresentationController")
    }

    test("A transitioning delegate during a verb with an animation") {
      let recorders = [TransitionRecorder(), TransitionRecorder()]
      let ask: (any UIViewControllerTransitioningDelegate) -> [String] = { [one, two] delegate in
        let animator = delegate.animationController(forPresented: two, presenting: one, source: one)
        let other = delegate.animationController(forDismissed: two)
        let own = recorders[0].animator
        return [
          Self.text(animator), Self.text(other),
          Self.text(delegate.interactionControllerForPresentation(using: own)),
          Self.text(delegate.interactionControllerForDismissal(using: own)),
          Self.text(
            delegate.presentationController(forPresented: two, presenting: one, source: one)),
        ]
      }
      let expected = ask(recorders[0])
      expectEqual(recorders[0].calls.count, 5)
      two.transitioningDelegate = recorders[1]
      let animation = TransitionAnimation { Fader() }
      let observer = try require(PresentationAnimator(two, animation))
      expectSame(two.transitioningDelegate, observer)
      expectEqual(ask(observer), expected)
      expectEqual(recorders[1].calls, recorders[0].calls)
      observer.uninstall()
      expectSame(two.transitioningDelegate, recorders[1])

      two.transitioningDelegate = nil
      let alone = try require(PresentationAnimator(two, animation))
      expectEqual(ask(alone), ["Fader", "Fader", "nil", "nil", "nil"])
    }
  }
}
