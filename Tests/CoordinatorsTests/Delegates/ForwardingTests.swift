import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The observers forward every call to the app's own delegate, and return its answer.
@MainActor @Suite(.coordinators, .serialized) struct ForwardingTests {}

extension ForwardingTests {
  // MARK: The table

  /// The delegates that the framework replaces, with the files of their observer.
  nonisolated static let table: [(delegates: [String], observers: [String])] = [
    (["Navigation/UINavigationControllerDelegate"], ["Stacks/StackObserver"]),
    (
      ["Tabs/UITabBarControllerDelegate"], ["Tabs/TabObserver", "Tabs/TabObserver+Animations"]
    ),
    (["Split/UISplitViewControllerDelegate"], ["Columns/SplitObserver"]),
    (["Pages/UIPageViewControllerDelegate"], ["Pages/PageObserver"]),
    (
      [
        "Presentation/UIAdaptivePresentationControllerDelegate",
        "Presentation/UIPopoverPresentationController",
      ],
      ["Presentations/PresentationObserver"]
    ),
    (["Actions/UIGestureRecognizer"], ["Stacks/PopGestureObserver"]),
  ]

  nonisolated static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// A new method of UIKit's delegate fails here until its default or an observer forwards it.
  @Test(arguments: table.indices)
  func `Every method of a delegate is forwarded`(row: Int) throws {
    let (delegates, observers) = Self.table[row]
    var required: Set<String> = []
    var handedOn: Set<String> = []
    for delegate in delegates {
      let text = try Self.text("HeadlessUIKit/\(delegate)")
      for body in Self.protocolBodies(in: text) { required.formUnion(Self.methods(in: body)) }
      handedOn.formUnion(Self.methods(in: text) { $0.contains("forward?(") })
    }
    for file in observers {
      handedOn.formUnion(Self.methods(in: try Self.text("Coordinators/Containers/\(file)")))
    }
    expectTrue(required.count >= 2)
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

  @Test func `The app's popover delegate prepares the popover, and decides how it adapts`() throws {
    let stage = ExitStage()
    stage.app.device.screen = .pad
    let screen = Screen("Popover")
    screen.modalPresentationStyle = .popover
    let delegate = Popover()
    screen.popoverPresentationController?.delegate = delegate
    _ = stage.present(.popover(from: stage.host.list.view), screen: screen)
    expectTrue(delegate.calls.contains("prepare"))
    let controller = try require(screen.presentationController)
    expectTrue(EngineProbe.isOurs(controller.delegate))
    expectEqual(controller.adaptivePresentationStyle(for: UITraitCollection()), .fullScreen)
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
