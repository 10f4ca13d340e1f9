import HeadlessUIKit

extension AppDriver {
  /// The elements among which a step searches.
  enum ElementKind {
    case anything
    case rows
    case tabs
    case fields

    var name: String {
      switch self {
      case .anything: "element that can be tapped"
      case .rows: "row"
      case .tabs: "tab"
      case .fields: "text field"
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

  /// The first element with a label, in reading order, on the topmost layer; closed menus are last.
  func element(_ label: String, _ kind: ElementKind) throws(StepFailure) -> VisibleElements.Target {
    let visible = elements
    let candidates = (visible?.elements ?? []).filter { kind.includes($0.target) }
    let found = candidates.filter { $0.label == label }
    if let first = found.first(where: { !$0.target.isInMenu }) ?? found.first {
      return first.target
    }
    if let visible, isCovered(label, kind) {
      throw StepFailure(
        "\(quoted(label)) is covered by \(quoted(visible.title)), which is presented over it.")
    }
    throw StepFailure(
      "No \(kind.name) is labelled \(quoted(label)).", seeking: label,
      among: candidates.map(\.label), summary(of: candidates))
  }

  private func isCovered(_ label: String, _ kind: ElementKind) -> Bool {
    guard let window else { return false }
    return device.run {
      VisibleHierarchy(window: window).layers.dropLast().contains { layer in
        VisibleElements(layer).elements.contains {
          $0.label == label && kind.includes($0.target)
        }
      }
    }
  }

  private func summary(of candidates: [VisibleElements.Element]) -> String {
    let longest = 12
    var known: Set<String> = []
    let labels = candidates.map(\.label).filter { known.insert($0).inserted }
    if labels.isEmpty { return "There are none." }
    let more = labels.count - longest
    let named = labels.prefix(longest).map(quoted).joined(separator: ", ")
    return "Available: \(named)" + (more > 0 ? " and \(more) more." : ".")
  }
}

/// A text in quotes, as a script contains it.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for character in text {
    switch character {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\r\n": quoted += "\\r\\n"
    case "\t": quoted += "\\t"
    default: quoted.append(character)
    }
  }
  return quoted + "\""
}
