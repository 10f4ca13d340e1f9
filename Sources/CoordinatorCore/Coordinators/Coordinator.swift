/// Any coordinator, for signatures inside a namespace that has a `Coordinator` of its own.
public typealias AnyCoordinator = any Coordinator

/// An object that owns a flow of an app: it decides what comes next and makes what is needed for it.
///
/// A coordinator is a class of yours with any superclass and any initialiser. It holds a context and
/// writes ``start()``; everything else has a default.
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
/// Functions without an argument (``start()``, ``stop()``, ``pause()``, ``resume()``) are *hooks*: you write
/// them, the framework calls them, and there is no `super` to call. Functions with an argument
/// (`start(child)`, `stop(child)`, ...) are *verbs*: you call them. A coordinator ends itself by ``cancel()``, or by
/// `finish(_:)` if it is a ``FlowCoordinator``. The app calls `launch()` on the root.
///
/// Declare coordinators `final`. A base class that is made for subclassing implements every hook and
/// delegate call itself: Swift never calls one that only the subclass implements.
@MainActor
public protocol Coordinator: CoordinatorDelegate, Sendable {
  /// What those who listen to ``delegate`` must be.
  ///
  /// To specialise it, one line is enough; the parent that starts the coordinator joins by itself.
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
  /// Because of this name, a delegate protocol of yours that is called `Delegate` must stand beside the coordinator, in
  /// its namespace, not inside it.
  associatedtype Delegate = any CoordinatorDelegate

  /// The framework's part of this coordinator: `let context = CoordinatorContext()`.
  var context: CoordinatorContext { get }

  /// Those who listen to this coordinator.
  ///
  /// The parent joins when it conforms to ``Delegate``, and leaves when the coordinator is stopped. The
  /// default is kept by the context. A coordinator may declare a `weak var delegate` of its own in its place; it
  /// then fills that by hand.
  var delegate: MulticastDelegate<Delegate> { get }

  /// Begins the work.
  ///
  /// Called once per start, when the coordinator is active and its parent can be reached.
  func start()

  /// Ends the work.
  ///
  /// Called once per stop, after every child has stopped and while the parent can still be reached.
  /// Nothing can be started from within it.
  func stop()

  /// Throttles the work, because the coordinator is out of sight.
  func pause()

  /// Continues the work that ``pause()`` throttled.
  func resume()

  /// Makes what a user interface layer keeps for this coordinator; apps have no use for it.
  ///
  /// Asked once per context, before the first start.
  func _makeContextAttachment() -> (any _ContextAttachment)?

  /// The coordinator on which the verbs act: this one, or the one that it wraps; apps have no use for
  /// it.
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

  /// Makes none.
  public func _makeContextAttachment() -> (any _ContextAttachment)? { nil }

  /// This coordinator itself.
  public var _represented: AnyCoordinator { self }
}
