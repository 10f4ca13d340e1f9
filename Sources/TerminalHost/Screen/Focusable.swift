internal import Foundation
internal import HeadlessUIKit

/// The identity of a focusable element, by which the next frame finds it again.
enum FocusID: Hashable {
  case back(ObjectIdentifier)
  case barItem(ObjectIdentifier)
  case view(ObjectIdentifier)
  case segment(ObjectIdentifier, Int)
  case row(ObjectIdentifier, IndexPath)
  case tab(Int)
  case action(ObjectIdentifier)
  case menuElement(ObjectIdentifier)
}

/// An element of the screen that can have the focus.
@MainActor
struct Focusable {
  enum Kind {
    case back(UINavigationController)
    case barItem(UIBarButtonItem)
    case control(UIControl)
    case field(UITextField)
    case textView(UITextView)
    case segment(UISegmentedControl, Int)
    case wheel(any WheelView, Int)
    case row(any RowList, IndexPath)
    case tab(UITabBarController, Int)
    case action(UIAlertController, UIAlertAction)
    case menuElement(UIMenuElement)
  }

  /// The parts of a screen, from top to bottom.
  enum Zone: Int, Comparable {
    case top, body, tools, bottom

    static func < (one: Zone, other: Zone) -> Bool { one.rawValue < other.rawValue }
  }

  let id: FocusID
  let kind: Kind
  var zone = Zone.body
  /// The place in the rows of the body, for an element of the body, otherwise on the screen.
  var rect: GridRect
  /// The place of a text field's or text view's text, counted from the origin of `rect`.
  var text: GridRect?

  init(_ kind: Kind, rect: GridRect, zone: Zone = .body) {
    self.kind = kind
    self.rect = rect
    self.zone = zone
    id =
      switch kind {
      case .back(let navigation): .back(ObjectIdentifier(navigation))
      case .barItem(let item): .barItem(ObjectIdentifier(item))
      case .control(let control): .view(ObjectIdentifier(control))
      case .field(let field): .view(ObjectIdentifier(field))
      case .textView(let view): .view(ObjectIdentifier(view))
      case .segment(let control, let index): .segment(ObjectIdentifier(control), index)
      case .wheel(let view, let index): .segment(ObjectIdentifier(view), index)
      case .row(let list, let path): .row(ObjectIdentifier(list), path)
      case .tab(_, let index): .tab(index)
      case .action(_, let action): .action(ObjectIdentifier(action))
      case .menuElement(let element): .menuElement(ObjectIdentifier(element))
      }
  }

  /// The text field or text view, if the element is one.
  var editor: UIView? {
    switch kind {
    case .field(let field): field
    case .textView(let view): view
    case .back, .barItem, .control, .segment, .wheel, .row, .tab, .action, .menuElement: nil
    }
  }
}
