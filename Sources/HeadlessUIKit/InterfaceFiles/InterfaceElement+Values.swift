import Foundation

extension InterfaceElement {
  /// Sets a property to the flag in an attribute, if the element has it.
  func set<Object: AnyObject>(
    _ property: ReferenceWritableKeyPath<Object, Bool>, of object: Object, to attribute: String
  ) {
    if let flag = flag(attribute) { object[keyPath: property] = flag }
  }

  /// Sets a property to the case that an attribute names, if there is one.
  func set<Object: AnyObject, Value: RawRepresentable<Int>>(
    _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object, to attribute: String
  ) {
    if let value = Value(named: self[attribute]) { object[keyPath: property] = value }
  }

  /// The image for the name in an attribute.
  func image(_ attribute: String) -> UIImage? {
    guard let name = self[attribute] else { return nil }
    return self["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// The colour that a `color` element describes.
  var color: UIColor? {
    if let name = self["systemColor"] {
      let short = Self.withoutSuffix(name)
      return UIColor(.system(short == "tint" ? "tintColor" : short, alpha: 1))
    }
    let alpha = number("alpha") ?? 1
    if let name = self["name"] { return UIColor(.asset(name, alpha: alpha)) }
    if let name = self["cocoaTouchSystemColor"] {
      return UIColor(.system(Self.withoutSuffix(name), alpha: 1))
    }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return nil
  }

  /// The name of a colour without the suffix, as in the class properties of `UIColor`.
  private static func withoutSuffix(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
  }

  /// The font that a `fontDescription` element describes.
  var font: UIFont? {
    if let style = self["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = number("pointSize") ?? UIFont.labelFontSize
    if let name = self["name"] { return UIFont(name: name, size: size) }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system": return .systemFont(ofSize: size, weight: weight)
    default: return nil
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private var weight: UIFont.Weight { Self.weights[self["weight"] ?? ""] ?? .regular }

  var rectangle: CGRect? {
    guard let x = number("x"), let y = number("y"), let size else { return nil }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  var textAlignment: NSTextAlignment? { NSTextAlignment(named: self["textAlignment"]) }

  /// The value of a user-defined runtime attribute.
  var runtimeValue: Any? {
    let child = value("value")
    switch self["type"] {
    case "boolean": return NSNumber(value: flag("value") ?? false)
    case "string", "localizedString": return string("value")
    case "number":
      guard let child, let number = child.number("value") else { return nil }
      return child.name == "integer" ? NSNumber(value: Int(number)) : NSNumber(value: number)
    case "point":
      guard let child, let x = child.number("x"), let y = child.number("y") else { return nil }
      return CGPoint(x: x, y: y)
    case "size": return child?.size
    case "rect": return child?.rectangle
    case "range":
      guard let child, let location = child.integer("location"),
        let length = child.integer("length")
      else { return nil }
      return NSRange(location: location, length: length)
    case "color": return child?.color
    case "image": return image("value") ?? child?.image("value")
    default: return nil
    }
  }
}
