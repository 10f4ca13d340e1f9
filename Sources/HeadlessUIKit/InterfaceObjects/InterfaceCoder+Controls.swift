import Foundation

@MainActor
extension InterfaceCoder {
  func decodeControl(_ control: UIControl) {
    element.set(\.isEnabled, of: control, to: "enabled")
    element.set(\.isSelected, of: control, to: "selected")
    switch control {
    case let button as UIButton: decodeButton(button)
    case let field as UITextField: decodeField(field)
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider:
      // Set the limits before the value, and the maximum before the minimum, which may exceed the
      // default maximum.
      if let limit = element.number("maxValue") { slider.maximumValue = Float(limit) }
      if let limit = element.number("minValue") { slider.minimumValue = Float(limit) }
      if let value = element.number("value") { slider.value = Float(value) }
    case let stepper as UIStepper: decodeStepper(stepper)
    case let segments as UISegmentedControl: decodeSegments(segments)
    case let dots as UIPageControl:
      if let count = element.count("numberOfPages") { dots.numberOfPages = count }
      if let page = element.count("currentPage") { dots.currentPage = page }
      element.set(\.hidesForSinglePage, of: dots, to: "hidesForSinglePage")
    default: break
    }
  }

  private func decodeButton(_ button: UIButton) {
    // Interface Builder uses an older name for the type `system`.
    let type = element["buttonType"]
    button.buttonType = .init(named: type == "roundedRect" ? "system" : type) ?? .custom
    for state in element.children where state.name == "state" {
      let key = UIControl.State(named: state["key"])
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let image = state.image("image") { button.setImage(image, for: key) }
      if let color = state.value("titleColor")?.color { button.setTitleColor(color, for: key) }
    }
    if let described = element.child("buttonConfiguration") {
      var configuration = UIButton.Configuration()
      configuration.title = described.string("title") ?? described.string("attributedTitle")
      configuration.subtitle = described.string("subtitle")
      configuration.image = described.image("image")
      configuration.baseForegroundColor = described.value("baseForegroundColor")?.color
      configuration.baseBackgroundColor = described.value("baseBackgroundColor")?.color
      if configuration.title == nil, configuration.image == nil {
        configuration.title = button.title(for: .normal)
      }
      button.configuration = configuration
    }
    element.set(
      \.changesSelectionAsPrimaryAction, of: button, to: "changesSelectionAsPrimaryAction")
    element.set(\.role, of: button, to: "role")
  }

  private func decodeField(_ field: UITextField) {
    field.text = element.string("text")
    field.placeholder = element.string("placeholder")
    if let alignment = element.textAlignment { field.textAlignment = alignment }
    if let font = element.value("fontDescription")?.font { field.font = font }
    if let color = element.value("textColor")?.color { field.textColor = color }
    element.set(\.clearsOnBeginEditing, of: field, to: "clearsOnBeginEditing")
    element.set(\.borderStyle, of: field, to: "borderStyle")
    element.set(\.clearButtonMode, of: field, to: "clearButtonMode")
    if let traits = element.value("textInputTraits") { decode(traits, of: field) }
  }

  private func decode(_ traits: InterfaceElement, of field: UITextField) {
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    if let type = traits["textContentType"] {
      field.textContentType = UITextContentType(rawValue: type)
    }
    traits.set(\.autocapitalizationType, of: field, to: "autocapitalizationType")
    traits.set(\.autocorrectionType, of: field, to: "autocorrectionType")
    let keys = traits["keyboardType"]
    let isASCII = keys == "alphabet" || keys == "ASCIICapable"
    field.keyboardType = isASCII ? .asciiCapable : UIKeyboardType(named: keys) ?? .default
    field.returnKeyType = UIReturnKeyType(named: traits["returnKeyType"]) ?? .default
  }

  private func decodeStepper(_ stepper: UIStepper) {
    let low = element.number("minimumValue") ?? stepper.minimumValue
    let high = element.number("maximumValue") ?? stepper.maximumValue
    // A stepper raises unless the minimum is less than the maximum, so set the limit first that
    // moves away from the other.
    if low < high {
      if high > stepper.minimumValue { stepper.maximumValue = high }
      stepper.minimumValue = low
      stepper.maximumValue = high
    }
    if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
    if let value = element.number("value") { stepper.value = value }
    element.set(\.wraps, of: stepper, to: "wraps")
  }

  private func decodeSegments(_ control: UISegmentedControl) {
    for (index, segment) in element.list("segments").enumerated() {
      let title = segment.string("title")
      control.insertSegment(
        withTitle: title?.isEmpty == false ? title : segment["image"], at: index, animated: false)
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    if let chosen = element.integer("selectedSegmentIndex"), chosen >= 0,
      chosen < control.numberOfSegments
    {
      control.selectedSegmentIndex = chosen
    }
  }
}

extension UIControl.State {
  private static let named: [String: Self] = [
    "selected": .selected, "highlighted": .highlighted, "disabled": .disabled, "focused": .focused,
  ]

  /// The state with the name in the Interface Builder file.
  fileprivate init(named name: String?) {
    self = Self.named[name ?? ""] ?? .normal
  }
}
