import Foundation

/// An action message of an Interface Builder file.
@MainActor
struct InterfaceAction {
  private let selector: String
  private weak var target: AnyObject?
  private let isForFirstResponder: Bool
  private let place: String

  init(_ selector: String, target: AnyObject?, place: String) {
    self.selector = selector
    self.target = target
    self.place = place
    isForFirstResponder = target == nil
  }

  /// Sends the message to the target, or to the first object in the responder chain with the action.
  func send(from sender: AnyObject?) {
    guard isForFirstResponder else {
      if let target { send(to: target, from: sender) }
      return
    }
    let window = (sender as? UIView)?.window ?? HeadlessDevice.current.keyWindow
    let bar = (sender as? UIBarButtonItem).flatMap { holder(of: $0, in: window) }
    let first: UIResponder? = window?.firstResponder ?? sender as? UIView ?? bar ?? window
    if let target = first?.chain.first(where: { StoryboardConnections.has(selector, $0) }) {
      send(to: target, from: sender)
    }
  }

  /// The bar that shows an item, or the navigation controller that has this bar.
  private func holder(of item: UIBarButtonItem, in window: UIWindow?) -> UIResponder? {
    if let bar = item.bar { return bar }
    guard let window else { return nil }
    for surface in VisibleHierarchy(window: window).layers.flatMap(\.surfaces) {
      let items = surface.leadingBarItems + surface.trailingBarItems + surface.toolbarItems
      if items.contains(item) { return surface.navigationController }
    }
    return nil
  }

  private func send(to target: AnyObject, from sender: AnyObject?) {
    let sent = StoryboardConnections.perform(.action(selector, sender: sender), on: target)
    let problem: String
    let cause: String
    let repair: String
    switch sent.outcome {
    case .done: return
    case .unknown:
      problem = "-[\(name(target)) \(selector)]: unrecognized selector sent to instance"
      cause = "the class does not name the action in 'connect(_:)' of StoryboardConnecting"
      repair = "name it there, or remove the connection in Interface Builder"
    case .mismatch(let expected):
      problem = "The action '\(selector)' takes \(expected), and its sender is \(name(sender))."
      cause = "the method takes another class than the control's, which UIKit does not check"
      repair = "declare its parameter as 'Any', or as the control's class"
    }
    HeadlessDevice.current.log.note(
      .storyboard,
      "\(place): \(problem)\n\nThis usually means that \(cause).\n\nTo fix this, \(repair)."
    )
  }
}

extension UIControl.Event {
  private static let named: [String: Self] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// The event with the name in the Interface Builder file.
  init(named name: String?) {
    self = Self.named[name ?? ""] ?? .touchUpInside
  }
}
