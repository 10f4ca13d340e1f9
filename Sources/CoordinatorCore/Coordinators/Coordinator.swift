/// Any coordinator, for use in a namespace that declares its own `Coordinator`.
public typealias AnyCoordinator = any Coordinator

/// An object that owns a flow of an app: it decides which screen comes next, and creates it.
///
/// Your coordinator is a class with any superclass and any initialiser. It stores a context and
/// implements ``start()``. All other requirements have defaults.
///
/// ```swift
/// final class AppCoordinator: Coordinator {
///   let context = CoordinatorContext()
///   let session: Session
///
///   init(session: Session) { self.session = session }
///
///   func start() {
///     if session.isUserLoggedIn {
///       start(MainExperienceCoordinator())
///     } else {
///       start(LoginCoordinator())
///     }
///   }
/// }
/// ```
///
/// Functions without an argument (``start()``, ``stop()``, ``pause()``, ``resume()``) are *hooks*: you implement
/// them, the framework calls them, and there is no `super` to call. Functions with an argument
/// (`start(child)`, `stop(child)`, ...) are *verbs*: you call them. A coordinator stops itself with ``cancel()``,
/// or with `finish(_:)` if it is a ``FlowCoordinator``. Your app calls `launch()` on the root.
///
/// Declare coordinators `final`. If you declare a base class, implement every hook and delegate method in it:
/// Swift never calls a method that only a subclass implements.
@MainActor
public protocol Coordinator: CoordinatorDelegate, Sendable {
  /// The type of the listeners of ``delegate``.
  ///
  /// Declare a type alias to specialise it. The framework adds the parent that starts the coordinator.
  ///
  /// ```swift
  /// protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  ///   func coordinatorDidLoginSuccessfully()
  /// }
  ///
  /// final class LoginCoordinator: Coordinator {
  ///   typealias Delegate = any LoginCoordinatorDelegate
  ///   // ...
  ///   func logIn() { delegate => { $0.coordinatorDidLoginSuccessfully() } }
  /// }
  /// ```
  ///
  /// If you name your delegate protocol `Delegate`, declare it next to the coordinator in its namespace, not inside
  /// the coordinator.
  associatedtype Delegate = any CoordinatorDelegate

  /// The framework's state of this coordinator: `let context = CoordinatorContext()`.
  var context: CoordinatorContext { get }

  /// The listeners that this coordinator notifies.
  ///
  /// The framework adds the parent if it conforms to ``Delegate``, and removes it when the coordinator stops. The
  /// context stores the default. You can declare a `weak var delegate` instead, and assign it yourself.
  var delegate: MulticastDelegate<Delegate> { get }

  /// Begins the work.
  ///
  /// The framework calls it once per start, when the coordinator is active and ``parent`` is set.
  func start()

  /// Ends the work.
  ///
  /// The framework calls it once per stop, after every child has stopped and while ``parent`` is still set.
  /// You cannot start children in it.
  func stop()

  /// Throttles the work, because the coordinator is not visible.
  func pause()

  /// Continues the work that ``pause()`` throttled.
  func resume()

  /// Creates the data that a user interface layer stores for this coordinator. Apps need not call it.
  ///
  /// The framework calls it once per context, before the first start.
  func _makeContextAttachment() -> _ContextAttachment?

  /// The coordinator on which verbs act: this one, or the one that it wraps. Apps need not call it.
  var _represented: AnyCoordinator { get }
}

extension Coordinator {
  /// The context's delegates.
  public var delegate: MulticastDelegate<Delegate> { context.defaultDelegate() }

  /// Does nothing.
  public func stop() { context.defaultHookWasCalled(.stop, on: self) }

  /// Does nothing.
  public func pause() { context.defaultHookWasCalled(.pause, on: self) }

  /// Does nothing.
  public func resume() { context.defaultHookWasCalled(.resume, on: self) }

  /// Returns nil.
  public func _makeContextAttachment() -> _ContextAttachment? { nil }

  /// This coordinator itself.
  public var _represented: AnyCoordinator { self }
}
