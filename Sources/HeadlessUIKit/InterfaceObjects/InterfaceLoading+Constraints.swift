import Foundation

// Constraints: data that the app's outlets refer to.
extension InterfaceLoading {
  /// Adds a view's constraints to it.
  ///
  /// An item that is no created object, such as a layout guide, is the view itself.
  func addConstraints(to view: UIView, _ element: InterfaceElement) {
    for element in element.list("constraints") where element.flag("placeholder") != true {
      let constraint = NSLayoutConstraint(
        item: object(element["firstItem"]) ?? view,
        attribute: element.attribute("firstAttribute"),
        relatedBy: NSLayoutConstraint.Relation(named: element["relation"]) ?? .equal,
        toItem: element["secondItem"].map { object($0) ?? view },
        attribute: element.attribute("secondAttribute"),
        multiplier: element.ratio("multiplier") ?? 1,
        constant: element.number("constant") ?? 0
      )
      if let priority = element.number("priority") {
        constraint.priority = UILayoutPriority(Float(priority))
      }
      constraint.identifier = element["identifier"]
      register(constraint, element)
      view.addConstraint(constraint)
    }
  }
}

extension InterfaceElement {
  fileprivate func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
    if self[name] == "baseline" { return .lastBaseline }
    return NSLayoutConstraint.Attribute(named: self[name]) ?? .notAnAttribute
  }

  /// The value of a numeric attribute that may be a ratio, such as `16:9`.
  fileprivate func ratio(_ attribute: String) -> Double? {
    let parts = (self[attribute] ?? "").split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return number(attribute) }
    return parts[0] / parts[1]
  }
}
