import Foundation
import HeadlessUIKit

extension AppDriver {
  // MARK: Touches

  func tap(_ label: String) throws(StepFailure) {
    let element = try element(label, "can be tapped") { _ in true }
    try touch(element.target)
  }

  func select(_ row: String) throws(StepFailure) {
    let element = try element(row, "is a row") { if case .row = $0 { true } else { false } }
    try touch(element.target)
  }

  func selectTab(_ title: String) throws(StepFailure) {
    let element = try element(title, "is a tab") { if case .tab = $0 { true } else { false } }
    try touch(element.target)
  }

  func type(_ text: String, into label: String) throws(StepFailure) {
    let element = try element(label, "is a text field") {
      if case .field = $0 { true } else { false }
    }
    guard case .field(let field) = element.target else { return }
    try act { try input.replaceText(in: field, with: text) }
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

  private func touch(_ target: VisibleElements.Target) throws(StepFailure) {
    try act {
      switch target {
      case .control(let control): try input.tap(control)
      case .field(let field): try input.tap(field)
      case .barButton(let button): try input.tap(button)
      case .row(let path, let table): try input.select(row: path, in: table)
      case .tab(let index, let container): try input.selectTab(index, in: container)
      case .alertAction(let action): try input.tap(action)
      }
    }
  }

  private func element(
    _ label: String, _ what: String, where matches: (VisibleElements.Target) -> Bool
  ) throws(StepFailure) -> VisibleElements.Element {
    let elements = elements?.elements ?? []
    for element in elements where element.label == label && matches(element.target) {
      return element
    }
    var labels: [String] = []
    for element in elements where matches(element.target) && !labels.contains(element.label) {
      labels.append(element.label)
    }
    let there = labels.isEmpty ? "nothing" : labels.map { "\"\($0)\"" }.joined(separator: ", ")
    throw StepFailure("Nothing here \(what) that is labelled \"\(label)\". What \(what): \(there).")
  }

  func navigation() throws -> UINavigationController {
    guard let navigation = elements?.layer.navigationController else {
      throw StepFailure(
        "The visible screen is in no navigation controller, so there is no way back.")
    }
    return navigation
  }

  /// Does something with the app's device current, then lets transitions end.
  func act(settling: Bool = true, _ body: () throws -> Void) throws(StepFailure) {
    do {
      try device.run(body)
    } catch let failure as StepFailure {
      throw failure
    } catch {
      throw StepFailure(String(describing: error))
    }
    if settling { settle() }
  }

  // MARK: Expectations

  func check(_ expectation: Step.Expectation) throws(StepFailure) {
    switch expectation {
    case .screen(let expected):
      if title != expected {
        throw StepFailure("Expected the screen \"\(expected)\", but it is \"\(title)\".")
      }
    case .text(let text):
      if !shows(text) { throw StepFailure("Expected the text \"\(text)\", which is not shown.") }
    case .noText(let text):
      if shows(text) { throw StepFailure("Expected no text \"\(text)\", but it is shown.") }
    case .tree(let text):
      if !tree.contains(text) {
        throw StepFailure("Expected \"\(text)\" in the tree, where it is not.")
      }
    case .noTree(let text):
      if tree.contains(text) {
        throw StepFailure("Expected no \"\(text)\" in the tree, but it is there.")
      }
    case .depth(let expected):
      if depth != expected {
        throw StepFailure(
          "Expected \(expected) screens on the visible stack, but there are \(depth).")
      }
    case .idle:
      if !isIdle { throw StepFailure("Expected no transition to run or wait, but one does.") }
    }
  }

  private func shows(_ text: String) -> Bool {
    for shown in elements?.texts ?? [] where shown.contains(text) { return true }
    return false
  }
}
