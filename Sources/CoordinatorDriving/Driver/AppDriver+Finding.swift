import HeadlessUIKit

extension AppDriver {
  /// What a step looks for.
  enum Sought {
    case anything
    case rows
    case tabs
    case fields

    var name: String {
      switch self {
      case .anything: "Nothing that can be tapped"
      case .rows: "No row"
      case .tabs: "No tab"
      case .fields: "No text field"
      }
    }

    func includes(_ target: VisibleElements.Target) -> Bool {
      switch (self, target) {
      case (.anything, .textView): false
      case (.anything, _), (.rows, .row), (.tabs, .tab): true
      case (.fields, .field), (.fields, .textView): true
      case (.rows, _), (.tabs, _), (.fields, _): false
      }
    }
  }

  /// Finds on the topmost layer what has a label; of several, the first in reading order.
  func element(_ label: String, _ sought: Sought) throws(StepFailure) -> VisibleElements.Target {
    let visible = elements
    let candidates = (visible?.elements ?? []).filter { sought.includes($0.target) }
    for candidate in candidates where candidate.label == label { return candidate.target }
    if let visible, isCovered(label, sought) {
      throw StepFailure(
        "\(quoted(label)) is covered by \(quoted(visible.title)), which is presented over it.")
    }
    var labels: [String] = []
    for candidate in candidates { labels.append(candidate.label) }
    throw StepFailure(
      "\(sought.name) here is labelled \(quoted(label)).", seeking: label, among: labels,
      summary(of: candidates))
  }

  private func isCovered(_ label: String, _ sought: Sought) -> Bool {
    guard let window else { return false }
    return device.run {
      for layer in VisibleHierarchy(window: window).layers.dropLast() {
        for element in VisibleElements(layer).elements
        where element.label == label && sought.includes(element.target) {
          return true
        }
      }
      return false
    }
  }

  private func summary(of candidates: [VisibleElements.Element]) -> String {
    let longest = 12
    var labels: [String] = []
    for candidate in candidates where !labels.contains(candidate.label) {
      labels.append(candidate.label)
    }
    if labels.isEmpty { return "There is none at all." }
    let more = labels.count - longest
    let named = labels.prefix(longest).map(quoted).joined(separator: ", ")
    return "There is: \(named)" + (more > 0 ? " and \(more) more." : ".")
  }
}

/// A text as it is written in a script.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for character in text {
    switch character {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    default: quoted.append(character)
    }
  }
  return quoted + "\""
}
