public import Foundation

/// A connection of a storyboard or nib, with which a class matches its declarations.
@MainActor
public final class StoryboardConnections {
  enum Request {
    /// Sets an outlet, by the name of the property.
    case outlet(String, Any)
    /// Sends an action, by its selector.
    case action(String, sender: Any?)
    /// Only checks whether there is such an action.
    case check(String)
    /// Sets a runtime attribute, by its key path.
    case attribute(String, Any?)
    /// Creates the destination of a segue.
    case creation(String, NSCoder, sender: Any?)
  }

  enum Outcome: Equatable {
    case unknown
    case done
    /// The class expects another type.
    case mismatch(expected: String)
  }

  private let request: Request
  private(set) var outcome = Outcome.unknown
  private(set) var made: UIViewController?

  private init(_ request: Request) {
    self.request = request
  }

  /// Makes a connection of an object, and returns its outcome.
  static func perform(_ request: Request, on object: AnyObject) -> StoryboardConnections {
    let connections = StoryboardConnections(request)
    (object as? any StoryboardConnecting)?.connect(connections)
    return connections
  }

  /// Whether an object has an action.
  static func has(_ action: String, _ object: AnyObject) -> Bool {
    perform(.check(action), on: object).outcome == .done
  }

  /// Declares an outlet, or an outlet collection, and assigns its object or array.
  public func outlet<Object>(_ name: String, _ assign: (Object) -> Void) {
    guard outcome == .unknown, case .outlet(name, let object) = request else { return }
    take(object, assign)
  }

  /// Declares an action with a sender, or an unwind action with a segue.
  ///
  /// The selector is that of the file; its colons may be omitted.
  public func action<Sender>(_ selector: String, _ perform: (Sender) -> Void) {
    matchAction(selector) { sender in
      if let sender { take(sender, perform) } else { take(sender as Any, perform) }
    }
  }

  /// Declares an action without a sender.
  public func action(_ selector: String, _ perform: () -> Void) {
    matchAction(selector) { _ in
      outcome = .done
      perform()
    }
  }

  private func matchAction(_ selector: String, send: (_ sender: Any?) -> Void) {
    switch request {
    case .check(let name) where Self.isSame(name, selector): outcome = .done
    case .action(let sent, let sender) where outcome == .unknown && Self.isSame(sent, selector):
      send(sender)
    case .outlet, .action, .check, .attribute, .creation: break
    }
  }

  /// Declares a user-defined runtime attribute.
  ///
  /// A number has the type of the closure's parameter: `Int`, `Double`, `Float`, `CGFloat` or
  /// `NSNumber`. Other values are a `Bool`, `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`,
  /// `UIColor` or `UIImage`.
  public func attribute<Value>(_ keyPath: String, _ assign: (Value) -> Void) {
    guard outcome == .unknown, case .attribute(keyPath, let value) = request else { return }
    if let number = value as? NSNumber {
      for form: Any in [number, number.intValue, number.doubleValue, CGFloat(number.doubleValue)] {
        if form is Value { return take(form, assign) }
      }
      if let form = Float(truncating: number) as? Value { return take(form, assign) }
    }
    if let value { take(value, assign) } else { take(value as Any, assign) }
  }

  /// Declares a method that creates the destination of a segue, as `@IBSegueAction` does.
  ///
  /// The selector is that of the file; its colons may be omitted. If the method returns nil, the
  /// storyboard creates the destination.
  public func segueAction(_ selector: String, _ make: (NSCoder) -> UIViewController?) {
    segueAction(selector) { coder, _ in make(coder) }
  }

  /// Declares a method that creates the destination of a segue, with the sender.
  public func segueAction(_ selector: String, _ make: (NSCoder, Any?) -> UIViewController?) {
    guard outcome == .unknown, case .creation(let name, let coder, let sender) = request,
      Self.isSame(name, selector)
    else { return }
    outcome = .done
    made = make(coder, sender)
  }

  private func take<Value>(_ value: Any, _ use: (Value) -> Void) {
    if let value = value as? Value {
      outcome = .done
      use(value)
    } else {
      outcome = .mismatch(expected: "\(Value.self)")
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.replacing(":", with: "") == other
  }
}
