import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The observers forward every call to the app's own delegate, and return its answer.
@MainActor @Suite(.coordinators, .serialized) struct ForwardingTests: TableSuite {
  // MARK: The table

  /// The delegates that the framework replaces, with the file of their observer.
  nonisolated static let table: [(delegates: [String], observer: String)] = [
    (["Navigation/UINavigationControllerDelegate"], "Stacks/StackObserver"),
    (["Tabs/UITabBarControllerDelegate"], "Tabs/TabObserver"),
    (["Split/UISplitViewControllerDelegate"], "Columns/SplitObserver"),
    (["Pages/UIPageViewControllerDelegate"], "Pages/PageObserver"),
    (
      [
        "Presentation/UIAdaptivePresentationControllerDelegate",
        "Presentation/UIPopoverPresentationController",
      ],
      "Presentations/PresentationObserver"
    ),
  ]

  nonisolated static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// A new method of UIKit's delegate fails here until its default or an observer forwards it.
  @Test(arguments: table.indices)
  func `Every method of a delegate is forwarded`(row: Int) throws {
    let (delegates, observer) = Self.table[row]
    var required: Set<String> = []
    var handedOn: Set<String> = []
    for delegate in delegates {
      let text = try Self.text("HeadlessUIKit/\(delegate)")
      for body in Self.protocolBodies(in: text) { required.formUnion(Self.methods(in: body)) }
      handedOn.formUnion(Self.methods(in: text) { $0.contains("forward?(") })
    }
    handedOn.formUnion(Self.methods(in: try Self.text("Coordinators/Containers/\(observer)")))
    expectTrue(required.count >= 4)
    expectEqual(required.subtracting(handedOn), [])
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path + ".swift"), encoding: .utf8)
  }

  /// The bodies of the delegate protocols in a file.
  private static func protocolBodies(in text: String) -> [String] {
    var bodies: [String] = []
    for part in text.components(separatedBy: "\npublic protocol ").dropFirst()
    where part.prefix(while: { $0 != ":" }).hasSuffix("Delegate") {
      bodies.append(part.components(separatedBy: "\n}")[0])
    }
    return bodies
  }

  /// The names of the methods in a text, with their labels:
  /// `navigationController(_:didShow:animated:)`.
  private static func methods(
    in text: String, where isIncluded: (String) -> Bool = { _ in true }
  ) -> Set<String> {
    var methods: Set<String> = []
    for part in text.components(separatedBy: "func ").dropFirst() where isIncluded(part) {
      guard let open = part.firstIndex(of: "(") else { continue }
      var depth = 0
      var labels = ""
      var word = ""
      for character in part[open...] {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { break }
        if character == "," { word = "" }
        if character == ":", depth == 1, !word.isEmpty {
          labels += word.split(whereSeparator: \.isWhitespace).first.map { "\($0):" } ?? ""
          word = ""
        } else if character != "(", character != "," {
          word.append(character)
        }
      }
      methods.insert("\(part[..<open])(\(labels))")
    }
    return methods
  }

  // MARK: Answers

  final class Columns: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    let screen = Screen("Answer")
    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    {
      calls.append("forCollapsing")
      return screen
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("topColumn")
      return .primary
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The app's split delegate decides how the columns collapse, even if it is set late") {
      let split = UISplitViewController(style: .doubleColumn)
      EngineProbe.follow(split)
      let delegate = Columns()
      split.delegate = delegate
      EngineProbe.follow(split)
      expectTrue(EngineProbe.isOurs(split.delegate))
      expectSame(split.delegate?.primaryViewController(forCollapsing: split), delegate.screen)
      let top = split.delegate?.splitViewController(
        split, topColumnForCollapsingToProposedTopColumn: .secondary)
      expectEqual(top, .primary)
      split.delegate?.splitViewControllerDidCollapse(split)
      split.delegate?.splitViewControllerDidExpand(split)
      expectEqual(delegate.calls, ["forCollapsing", "topColumn", "collapse", "expand"])
    }

    test("The app's page delegate gets each page turn, finished or not") {
      let (app, mall) = launchMall()
      let pages = ContainerExitTests.Pages()
      let delegate = Book()
      pages.pageViewController.delegate = delegate
      mall.setRoot(pages)
      pages.setPages([Screen("One"), Screen("Two")])
      app.settle()
      let input = UserInput(device: app.device)
      try input.beginPageTurn(in: pages.pageViewController, forward: true)
      input.cancelPageTurn()
      app.settle()
      try input.turnPage(in: pages.pageViewController, forward: true)
      app.settle()
      expectEqual(delegate.calls, ["will", "did false", "will", "did true"])
      expectEqual(app.title, "Two")
    }

    test("The app's popover delegate prepares the popover, and decides how it adapts") {
      let stage = ExitStage()
      stage.app.device.screen = .pad
      let screen = Screen("Popover")
      screen.modalPresentationStyle = .popover
      let delegate = Popover()
      screen.popoverPresentationController?.delegate = delegate
      _ = stage.present(.popover(from: stage.host.list.view), screen: screen)
      expectTrue(delegate.calls.contains("prepare"))
      let controller = try #require(screen.presentationController)
      expectTrue(EngineProbe.isOurs(controller.delegate))
      expectEqual(controller.adaptivePresentationStyle(for: UITraitCollection()), .fullScreen)
    }

    test("The app's navigation delegate answers for orientations") {
      final class Turned: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }
      }
      let stage = ExitStage()
      let free = stage.stack.delegate?.navigationControllerSupportedInterfaceOrientations(
        stage.stack)
      expectEqual(free, stage.host.list.supportedInterfaceOrientations)
      let delegate = Turned()
      stage.stack.delegate = delegate
      stage.host.push(Screen("A"))
      stage.app.settle()
      let asked = stage.stack.delegate?
        .navigationControllerSupportedInterfaceOrientations(stage.stack)
      expectTrue(EngineProbe.isOurs(stage.stack.delegate))
      expectEqual(asked, .landscape)
    }
  }

  final class Book: NSObject, UIPageViewControllerDelegate {
    var calls: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(completed)") }
  }

  final class Popover: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("prepare") }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      calls.append("style")
      return .fullScreen
    }
  }
}
