import Foundation

@MainActor
extension InterfaceCoder {
  func decodeView(_ view: UIView) {
    decodeLooks(of: view)
    switch view {
    case let label as UILabel: decodeLabel(label)
    case let image as UIImageView:
      image.image = element.image("image")
      image.highlightedImage = element.image("highlightedImage")
    case let indicator as UIActivityIndicatorView:
      element.set(\.hidesWhenStopped, of: indicator, to: "hidesWhenStopped")
      if element.flag("animating") == true { indicator.startAnimating() }
      element.set(\.isHidden, of: indicator, to: "hidden")
    case let progress as UIProgressView:
      if let value = element.number("progress") { progress.progress = Float(value) }
    case let text as UITextView: decodeTextView(text)
    case let control as UIControl: decodeControl(control)
    case let bar as UIToolbar:
      bar.items = loading.makeBarButtons(element.list("items"))
    case let bar as UINavigationBar:
      bar.take(element.list("items").compactMap { loading.makeObject($0) as? UINavigationItem })
    case let bar as UITabBar:
      bar.items = element.list("items").compactMap { loading.makeObject($0) as? UITabBarItem }
    default: break
    }
    switch view {
    case let table as UITableView: decodeTable(table)
    case let cell as UITableViewCell: decodeCell(cell)
    case let collection as UICollectionView: decodeCollection(collection)
    case let cell as UICollectionViewCell: decodeCell(cell)
    case let stack as UIStackView: decodeStack(stack)
    case let effect as UIVisualEffectView:
      guard let content = element.value("contentView") else { break }
      loading.register(effect.contentView, content)
      addSubviews(of: content, to: effect.contentView)
    default: addSubviews(of: element, to: view)
    }
  }

  func addSubviews(of element: InterfaceElement, to view: UIView) {
    for child in element.list("subviews") {
      if let subview = loading.makeObject(child) as? UIView { view.addSubview(subview) }
    }
  }

  /// Creates the view for a key of the element; nil if there is none.
  func makeView(_ key: String) -> UIView? {
    element.value(key).flatMap { loading.makeObject($0) as? UIView }
  }

  private func decodeLooks(of view: UIView) {
    if let frame = element.value("frame")?.rectangle { view.frame = frame }
    if let tag = element.integer("tag") { view.tag = tag }
    element.set(\.isHidden, of: view, to: "hidden")
    if let alpha = element.number("alpha") { view.alpha = alpha }
    element.set(\.clipsToBounds, of: view, to: "clipsSubviews")
    element.set(\.isOpaque, of: view, to: "opaque")
    // Interface Builder writes the attribute only for a view that ignores touches.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let color = element.value("backgroundColor")?.color { view.backgroundColor = color }
    if let color = element.value("tintColor")?.color { view.tintColor = color }
    if let texts = element.value("accessibilityConfiguration") {
      view.accessibilityIdentifier = texts["identifier"]
      view.accessibilityLabel = texts.string("label")
      view.accessibilityHint = texts.string("hint")
      texts.set(\.isAccessibilityElement, of: view, to: "isElement")
    }
  }

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]

  private func decodeLabel(_ label: UILabel) {
    label.text = element.string("text") ?? element.string("attributedText")
    if let alignment = element.textAlignment { label.textAlignment = alignment }
    if let lines = element.count("numberOfLines") { label.numberOfLines = lines }
    element.set(\.isEnabled, of: label, to: "enabled")
    if let font = element.value("fontDescription")?.font { label.font = font }
    if let color = element.value("textColor")?.color { label.textColor = color }
    element.set(
      \.adjustsFontForContentSizeCategory, of: label, to: "adjustsFontForContentSizeCategory")
    if let mode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] { label.lineBreakMode = mode }
  }

  private func decodeTextView(_ text: UITextView) {
    text.text = element.string("text") ?? element.string("attributedText")
    element.set(\.isEditable, of: text, to: "editable")
    element.set(\.isSelectable, of: text, to: "selectable")
    if let font = element.value("fontDescription")?.font { text.font = font }
    if let color = element.value("textColor")?.color { text.textColor = color }
    addSubviews(of: element, to: text)
  }

  private func decodeStack(_ stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    element.set(\.distribution, of: stack, to: "distribution")
    switch element["alignment"] {
    case "top": stack.alignment = .top
    case "bottom": stack.alignment = .bottom
    default: element.set(\.alignment, of: stack, to: "alignment")
    }
    for child in element.list("subviews") {
      if let subview = loading.makeObject(child) as? UIView { stack.addArrangedSubview(subview) }
    }
  }
}
