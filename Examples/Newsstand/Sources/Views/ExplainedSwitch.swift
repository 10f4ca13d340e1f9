import UIKit

/// A switch under a text that says what it is for.
final class ExplainedSwitch: UIStackView {
  private let toggle = UISwitch()

  /// - Parameter name: The accessibility label of the switch.
  convenience init(
    _ name: String, explanation: String, isOn: Bool = false, action: @escaping () -> Void = {}
  ) {
    self.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    spacing = 4
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.addAction(UIAction { _ in action() }, for: .valueChanged)
    addArrangedSubview(TextLabel(explanation))
    addArrangedSubview(toggle)
  }

  var isOn: Bool { toggle.isOn }
}
