extension AppDriver {
  func check(_ expectation: Step.Expectation) throws(StepFailure) {
    switch expectation {
    case .screen(let expected):
      if title != expected {
        throw StepFailure(
          "Expected the screen \(quoted(expected)), but it is \(quoted(title)).",
          seeking: expected, among: [title])
      }
    case .text(let text):
      if !shows(text) {
        throw StepFailure(
          "Expected the text \(quoted(text)), but it is not shown.", seeking: text,
          among: elements?.texts ?? [])
      }
    case .noText(let text):
      if shows(text) { throw StepFailure("Expected no text \(quoted(text)), but it is shown.") }
    case .tree(let text):
      if !tree.contains(text) {
        throw StepFailure("Expected \(quoted(text)) in the tree, but it is not there.")
      }
    case .noTree(let text):
      if tree.contains(text) {
        throw StepFailure("Expected no \(quoted(text)) in the tree, but it is there.")
      }
    case .depth(let expected):
      if depth != expected {
        throw StepFailure("Expected \(screens(expected)) on the visible stack, but found \(depth).")
      }
    case .idle:
      if !isIdle { throw StepFailure("Expected no transition to run or wait, but one does.") }
    }
  }

  private func screens(_ count: Int) -> String { count == 1 ? "1 screen" : "\(count) screens" }

  private func shows(_ text: String) -> Bool {
    elements?.texts.contains { $0.contains(text) } ?? false
  }
}
