public import Foundation

/// One connection of a storyboard or nib, for a class to find what it is about.
@MainActor
public final class StoryboardConnections {
  enum Request {
    /// Sets an outlet, by the name of the property.
    case outlet(String, Any)
    /// Sends an action, by its selector.
    case action(String, sender: Any?)
    /// Only asks whether there is such an action.
    case question(String)
    /// Sets a runtime attribute, by its key path.
    case attribute(String, Any?)
    /// Makes the controller that a segue leads to.
    case creation(String, NSCoder, sender: Any?)
  }

  enum Outcome: Equatable {
    case unknown
    case done
    /// What the class takes is of another type.
    case mismatch(expected: String)
  }

  private let request: Request
  private(set) var outcome = Outcome.unknown
  private(set) var made: UIViewController?

  private init(_ request: Request) {
    self.request = request
  }

  /// What came of asking an object to make a connection.
  static func perform(_ request: Request, on object: AnyObject) -> StoryboardConnections {
    let connections = StoryboardConnections(request)
    (object as? any StoryboardConnecting)?.connect(connections)
    return connections
  }

  /// Whether an object has an action.
  static func has(_ action: String, _ object: AnyObject) -> Bool {
    perform(.question(action), on: object).outcome == .done
  }

  /// Names an outlet, or an outlet collection, and assigns its object or array.
  public func outlet<Object>(_ name: String, _ assign: (Object) -> Void) {
    guard outcome == .unknown, case .outlet(name, let object) = request else { return }
    take(object, assign)
  }

  /// Names an action that takes its sender, or a segue if it is there to unwind to.
  ///
  /// The selector is that of the file; its colons may be left out.
  public func action<Sender>(_ selector: String, _ perform: (Sender) -> Void) {
    answer(selector) { sender in
      if let sender { take(sender, perform) } else { take(sender as Any, perform) }
    }
  }

  /// Names an action that takes no sender.
  public func action(_ selector: String, _ perform: () -> Void) {
    answer(selector) { _ in
      outcome = .done
      perform()
    }
  }

  private func answer(_ selector: String, send: (_ sender: Any?) -> Void) {
    switch request {
    case .question(let asked) where Self.isSame(asked, selector): outcome = .done
    case .action(let sent, let sender) where outcome == .unknown && Self.isSame(sent, selector):
      send(sender)
    case .outlet, .action, .question, .attribute, .creation: break
    }
  }

  /// Names a user-defined runtime attribute.
  ///
  /// Numbers come as `Int`, `Double` or `CGFloat`, whichever is asked for; other values as `Bool`,
  /// `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor` or `UIImage`.
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

  /// Names a method that makes the controller which a segue leads to, as `@IBSegueAction` does.
  ///
  /// The selector is that of the file; its colons may be left out. Returning nil leaves the making
  /// to the storyboard.
  public func segueAction(_ selector: String, _ make: (NSCoder) -> UIViewController?) {
    segueAction(selector) { coder, _ in make(coder) }
  }

  /// Names a method that makes the controller which a segue leads to, and takes the sender.
  public func segueAction(_ selector: String, _ make: (NSCoder, Any?) -> UIViewController?) {
    guard outcome == .unknown, case .creation(let asked, let coder, let sender) = request,
      Self.isSame(asked, selector)
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
