import Coordinators
import Foundation
import HeadlessUIKit

extension AppDriver {
  func tap(_ label: String) throws(StepFailure) {
    try touch(element(label, .anything), "\(quoted(label)) cannot be tapped")
  }

  func doubleTap(_ label: String) throws(StepFailure) {
    let target = try element(label, .anything)
    let problem = "\(quoted(label)) cannot be tapped twice"
    switch target {
    case .control(let control): try act(problem) { try input.doubleTap(control) }
    case .barButton(let button): try act(problem) { try input.doubleTap(button) }
    case .segment, .field, .row, .tab, .alertAction, .textView, .itemAction, .buttonAction:
      throw StepFailure("\(problem): it is no button.", mayPass: false)
    }
  }

  func select(_ row: String) throws(StepFailure) {
    guard case .row(let path, let list) = try element(row, .rows) else { return }
    try act("The row \(quoted(row)) cannot be selected") { try input.select(path, in: list) }
  }

  func selectTab(_ title: String) throws(StepFailure) {
    try touch(element(title, .tabs), "The tab \(quoted(title)) cannot be selected")
  }

  func swipe(_ row: String, _ title: String) throws(StepFailure) {
    guard case .row(let path, let list) = try element(row, .rows) else { return }
    let problem = "The row \(quoted(row)) cannot be swiped"
    var actions: [UIContextualAction] = []
    try act(problem) { actions = try input.actions(of: path, in: list) }
    for action in actions where action.title == title {
      return try act(problem) { try input.choose(action, of: path, in: list) }
    }
    throw missingAction(title, of: row, actions.compactMap(\.title))
  }

  /// Opens the context menu of a row, and chooses an action or taps the preview.
  func longPress(_ row: String, _ title: String?) throws(StepFailure) {
    guard case .row(let path, let list) = try element(row, .rows) else { return }
    let problem = "The row \(quoted(row)) cannot be pressed for long"
    var opened: ContextMenu?
    try act(problem) { opened = try input.openContextMenu(of: path, in: list) }
    guard let opened else { throw StepFailure("The row \(quoted(row)) has no context menu.") }
    defer { opened.close() }
    guard let title else { return try act(problem) { try input.openPreview(of: opened) } }
    let actions = (opened.menu?.actions ?? []).filter { !$0.attributes.contains(.hidden) }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw missingAction(title, of: row, actions.map(\.title))
    }
    try act(problem) { try input.choose(action, in: opened) }
  }

  private func missingAction(_ title: String, of row: String, _ titles: [String]) -> StepFailure {
    let known = titles.map(quoted).joined(separator: ", ")
    return StepFailure(
      "The row \(quoted(row)) has no action \(quoted(title)). "
        + (known.isEmpty ? "It has none." : "Available: \(known)."))
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

  func goBack() throws(StepFailure) { try goBack(in: navigation()) }

  func goBack(in navigation: UINavigationController) throws(StepFailure) {
    try act("The back button cannot be tapped") { try input.tapBack(in: navigation) }
  }

  func escape() throws(StepFailure) {
    try act("The escape gesture has no effect") { try input.performEscape() }
  }

  func goBack(to title: String) throws(StepFailure) {
    let navigation = try navigation()
    var titles: [String] = []
    try act("The back button's menu cannot be opened", settles: false) {
      titles = try input.backMenuTitles(in: navigation)
    }
    guard let index = titles.firstIndex(of: title) else {
      let named = titles.map(quoted).joined(separator: ", ")
      throw StepFailure("The back button's menu has no \(quoted(title)). Available: \(named).")
    }
    try act("The back button's menu cannot be used") {
      try input.chooseBackMenu(at: index, in: navigation)
    }
  }

  /// Begins a swipe back, and returns false if a leave guard was asked instead.
  func swipeBackBegins() throws(StepFailure) -> Bool {
    let guards = unansweredGuards.count
    do {
      try beginSwipeBack()
      return true
    } catch {
      guard unansweredGuards.count > guards else { throw error }
      settle()
      return false
    }
  }

  private func touch(
    _ target: VisibleElements.Target, _ problem: String
  ) throws(StepFailure) {
    try act(problem) {
      switch target {
      case .control(let control): try input.tap(control)
      case .segment(let index, let control): try input.select(segment: index, in: control)
      case .field(let field): try input.tap(field)
      case .barButton(let button): try input.tap(button)
      case .row(let path, let list): try input.tapRow(path, in: list)
      case .tab(let index, let container): try input.selectTab(index, in: container)
      case .alertAction(let action): try input.tap(action)
      case .itemAction(let action, let item): try input.choose(action, of: item)
      case .buttonAction(let action, let button): try input.choose(action, of: button)
      case .textView: break  // A text view only takes text.
      }
    }
  }

  /// The stack of the detail if it shows a back button, or else that of the first column that does.
  func navigation() throws(StepFailure) -> UINavigationController {
    let layer = elements?.layer
    let columns = layer?.columns.map(\.content) ?? []
    let leading = device.run { ([layer] + columns).first { $0?.showsBackButton ?? false } }
    guard let navigation = (leading ?? layer)?.navigationController else {
      throw StepFailure(
        "No navigation controller is visible, so you cannot go back.")
    }
    return navigation
  }

  /// Runs input on the app's device, then lets transitions end; a failure begins with `problem`.
  func act(
    _ problem: String, settles: Bool = true, _ body: () throws -> Void
  ) throws(StepFailure) {
    do {
      try device.run(body)
    } catch {
      throw StepFailure("\(problem): \(error).")
    }
    if settles { settle() }
  }
}
