public import CoordinatorCore

/// How the opening of a path or a link has ended.
public enum LinkResult: Sendable, Equatable {
  /// The place is visible. If a guard has redirected the link, this is the path that was opened.
  case opened(RoutePath)

  /// An entry guard did not admit one of the routes.
  ///
  /// Nothing has changed, unless the guard's coordinator came only with another one's `start()`.
  case denied(EntryDenial)

  /// A later link took its place before it had begun.
  case superseded

  /// The link leads nowhere. Nothing has changed.
  case invalid(LinkError)

  /// The path leads nowhere. Steps before the one that the error names may have been performed.
  case unreachable(RouteError)

  /// A transition was rejected: a leave guard did not allow it, UIKit did not perform it, the
  /// coordinator stopped, or the transition was not possible.
  case rejected(TransitionRejection)
}

extension LinkResult: CustomStringConvertible {
  /// The result in words.
  public var description: String {
    switch self {
    case .opened(let path): "opened \(path)"
    case .denied(let reason): "denied: \(reason)"
    case .superseded: "superseded by a later link"
    case .invalid(let error): "leads nowhere: \(error)"
    case .unreachable(let error): "leads nowhere: \(error)"
    case .rejected(let reason): "rejected: \(reason)"
    }
  }
}

extension LinkResult {
  /// The mistake in the app because of which the place was not reached; nil if there is none.
  var mistake: String? {
    switch self {
    case .unreachable(let error): error.description
    case .rejected(let reason) where !reason.isExpected: reason.description
    case .opened, .denied, .superseded, .invalid, .rejected: nil
    }
  }

  /// The result as the journal has it.
  var phase: Event.LinkPhase {
    switch self {
    case .opened(let path): .opened(path: path.description)
    case .denied(let reason): .denied(coordinator: reason.coordinator, reason: reason.reason)
    case .superseded: .superseded
    case .invalid(let error): .failed(error: error.description)
    case .unreachable(let error): .failed(error: error.description)
    case .rejected(let reason): .failed(error: reason.description)
    }
  }
}

/// The denial of a route by an entry guard.
public struct EntryDenial: Hashable, Sendable, CustomStringConvertible {
  /// The name of the coordinator that denied the route.
  public let coordinator: String

  /// The route, as text.
  public let route: String

  /// The reason that the guard has given.
  public let reason: String

  /// The denial in one sentence.
  public var description: String { "\(coordinator) does not admit '\(route)': \(reason)" }
}

/// A handle for a path or a link that is opened, which reports the result.
///
/// You can drop a handle. The opening continues. If the place is not reached because of a mistake
/// in the app, and your code never read the result, a diagnostic reports the reason.
@MainActor
public final class LinkHandle {
  private var end: LinkResult?
  private var listeners: [@MainActor (LinkResult) -> Void] = []

  /// Whether your code has read or observed the result.
  private(set) var isRead = false

  init(ended: LinkResult? = nil) { end = ended }

  var hasEnded: Bool { end != nil }

  /// The result; nil while the link waits or runs.
  public var ended: LinkResult? {
    isRead = true
    return end
  }

  /// Calls a closure once when the opening has ended, or immediately if it has already ended.
  public func whenCompleted(_ body: @escaping @MainActor (LinkResult) -> Void) {
    isRead = true
    if let end { body(end) } else { listeners.append(body) }
  }

  /// Waits until the opening has ended.
  ///
  /// If the task that awaits is cancelled, the opening continues, and the task still waits. A test
  /// with a stepped clock must move the clock, as for `TransitionHandle.result`.
  public var result: LinkResult {
    get async {
      if let ended { return ended }
      AwaitWatch.watch { [weak self] in self?.hasEnded ?? true }
      return await withCheckedContinuation { continuation in
        whenCompleted { continuation.resume(returning: $0) }
      }
    }
  }

  func end(_ result: LinkResult) {
    end = result
    let notified = listeners
    listeners = []
    for listener in notified { listener(result) }
  }
}
