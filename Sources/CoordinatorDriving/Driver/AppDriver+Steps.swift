import Coordinators
import Foundation
import HeadlessUIKit

extension AppDriver {
  func tap(_ label: String) throws(StepFailure) {
    try touch(element(label, .anything), "\(quoted(label)) cannot be tapped")
  }

  func select(_ row: String) throws(StepFailure) {
    try touch(element(row, .rows), "The row \(quoted(row)) cannot be selected")
  }

  func selectTab(_ title: String) throws(StepFailure) {
    try touch(element(title, .tabs), "The tab \(quoted(title)) cannot be selected")
  }

  func swipe(_ row: String, _ title: String) throws(StepFailure) {
    guard case .row(let path, let list) = try element(row, .rows) else { return }
    guard let table = list as? UITableView else {
      throw StepFailure(
        "The row \(quoted(row)) cannot be swiped: it is in a collection, not in a table.",
        mayPass: false)
    }
    let complaint = "The row \(quoted(row)) cannot be swiped"
    var actions: [UIContextualAction] = []
    try act(complaint) { actions = try input.actions(ofRow: path, in: table) }
    for action in actions where action.title == title {
      return try act(complaint) { try input.choose(action, ofRow: path, in: table) }
    }
    let titles = actions.compactMap(\.title).map(quoted).joined(separator: ", ")
    throw StepFailure(
      "The row \(quoted(row)) has no action \(quoted(title)). "
        + (titles.isEmpty ? "It has none at all." : "It has: \(titles)."))
  }

  func refresh() throws(StepFailure) {
    guard let list = elements?.refreshableList else {
      throw StepFailure("Nothing on this screen can be refreshed: no list has a refresh control.")
    }
    try act("The list cannot be refreshed") { try input.refresh(in: list) }
  }

  func type(_ text: String, into label: String) throws(StepFailure) {
    let target = try element(label, .fields)
    try act("Nothing can be typed into \(quoted(label))") {
      switch target {
      case .field(let field): try input.replaceText(in: field, with: text)
      case .textView(let view): try input.replaceText(in: view, with: text)
      default: break
      }
    }
  }

  func goBack() throws(StepFailure) {
    let navigation = try navigation()
    try act("The back button cannot be tapped") { try input.tapBack(in: navigation) }
  }

  func escape() throws(StepFailure) {
    try act("The escape gesture leads nowhere") { try input.performEscape() }
  }

  func goBack(to title: String) throws(StepFailure) {
    let navigation = try navigation()
    var titles: [String] = []
    try act("The back button's menu cannot be opened", settling: false) {
      titles = try input.backMenuTitles(in: navigation)
    }
    guard let index = titles.firstIndex(of: title) else {
      let named = titles.map(quoted).joined(separator: ", ")
      throw StepFailure("The back button's menu has no \(quoted(title)). It has: \(named).")
    }
    try act("The back button's menu cannot be used") {
      try input.chooseBackMenu(at: index, in: navigation)
    }
  }

  /// Begins a swipe back; false where it did not begin because it has led to the question whether one
  /// may leave.
  func swipeBackBegins() throws(StepFailure) -> Bool {
    let questions = openQuestions.count
    do {
      try beginSwipeBack()
      return true
    } catch {
      guard openQuestions.count > questions else { throw error }
      settle()
      return false
    }
  }

  func open(_ text: String) throws(StepFailure) {
    guard let url = URL(string: text), url.scheme != nil else {
      throw StepFailure(
        "'\(text)' is no URL with a scheme, such as newsstand://article/42.", mayPass: false)
    }
    guard let runner else {
      throw StepFailure(
        "A URL is opened by the application's delegate, and none was launched.", mayPass: false)
    }
    let isOpened = runner.open(url)
    settle()
    if !isOpened { throw StepFailure("The application did not open \(text).", mayPass: false) }
  }

  private func touch(
    _ target: VisibleElements.Target, _ complaint: String
  ) throws(StepFailure) {
    try act(complaint) {
      switch target {
      case .control(let control): try input.tap(control)
      case .segment(let index, let control): try input.select(segment: index, in: control)
      case .field(let field): try input.tap(field)
      case .barButton(let button): try input.tap(button)
      case .row(let path, let list): try input.select(path, in: list)
      case .tab(let index, let container): try input.selectTab(index, in: container)
      case .alertAction(let action): try input.tap(action)
      case .textView: break  // Typing is all that can be done with it.
      }
    }
  }

  func navigation() throws(StepFailure) -> UINavigationController {
    guard let navigation = elements?.layer.navigationController else {
      throw StepFailure(
        "The visible screen is in no navigation controller, so there is no way back.")
    }
    return navigation
  }

  /// Does something with the app's device current, then lets transitions end.
  ///
  /// - Parameter complaint: What is said, with the reason, when a person could not do it.
  func act(
    _ complaint: String, settling: Bool = true, _ body: () throws -> Void
  ) throws(StepFailure) {
    do {
      try device.run(body)
    } catch {
      throw StepFailure("\(complaint): \(error).")
    }
    if settling { settle() }
  }
}
