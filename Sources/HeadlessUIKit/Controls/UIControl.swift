public import Foundation

/// A view that performs actions when a user operates it.
///
/// Targets and selectors need Objective-C, so handlers are `UIAction`s.
open class UIControl: UIView {
  private struct Handler {
    let action: UIAction
    var events: Event
  }

  private var handlers: [Handler] = []

  /// Creates a control that performs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether a user can operate the control.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }

  /// Whether the control is marked as selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// Whether the control is being pressed.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// The state as one value.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() {
    setNeedsLayout()
  }

  /// The horizontal alignment of the content; data only.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The vertical alignment of the content; data only.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  // MARK: Actions

  /// The events with an action.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action for events; replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(Handler(action: action, events: controlEvents))
    }
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs the actions of all these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Performs the actions of the primary event.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Whether a long press opens a context menu; data only.
  open var isContextMenuInteractionEnabled = false
  /// Whether the menu opens on a tap instead of a long press.
  open var showsMenuAsPrimaryAction = false

  // MARK: Operated by a user

  /// The reason why a tap has no effect; nil if it has an effect.
  var tapRejection: InputRejection? { nil }

  /// Sends the events for a value change by a user.
  final func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Handles a tap; the caller has checked that a tap is possible.
  package func receiveTap() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
