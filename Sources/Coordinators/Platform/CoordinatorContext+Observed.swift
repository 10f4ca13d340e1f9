import CoordinatorCore

extension CoordinatorContext {
  /// Writes down what happened without a request: by a gesture or a raw UIKit call.
  func journalObserved(_ kind: String, _ screen: String) {
    record(.transition(kind: kind, detail: screen, phase: .observed))
  }
}
