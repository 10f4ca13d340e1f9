import Coordinators

extension Transitions {
  protocol RecordDelegate: AnyObject {
    func recordChanged()
  }

  /// The results of the last trial.
  final class Record {
    private let delegate = MulticastDelegate<any RecordDelegate>()

    private var ends: [(verbs: [String], end: String)] = []

    /// All in a line: `push, present: performed; present: merged`.
    var text: String {
      guard !ends.isEmpty else { return "Choose what is to happen." }
      return ends.map { "\($0.verbs.joined(separator: ", ")): \($0.end)" }.joined(separator: "; ")
    }

    /// Adds a delegate, which the record does not retain.
    func add(_ listener: any RecordDelegate) {
      delegate.add(listener)
    }

    /// Forgets what was noted.
    func begin() {
      ends = []
      delegate.invoke { $0.recordChanged() }
    }

    /// Notes how a transition ends, when it has ended.
    func note(_ verb: String, _ transition: TransitionHandle) {
      transition.whenCompleted { [weak self] in self?.note(verb, Self.text(of: $0)) }
    }

    func note(_ verb: String, _ end: String) {
      if ends.last?.end == end {
        ends[ends.count - 1].verbs.append(verb)
      } else {
        ends.append((verbs: [verb], end: end))
      }
      delegate.invoke { $0.recordChanged() }
    }

    private static func text(of result: TransitionResult) -> String {
      switch result {
      case .performed: "performed"
      case .merged: "merged"
      case .rejected(let reason): "rejected. \(reason)"
      case .timedOut: "timed out"
      }
    }
  }
}
