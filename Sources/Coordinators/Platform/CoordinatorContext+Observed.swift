import CoordinatorCore

extension CoordinatorContext {
  /// Writes an event to the journal that no request caused: a gesture or a raw UIKit call did.
  func journalObserved(_ kind: String, _ screen: String) {
    record(.transition(kind: kind, detail: screen, phase: .observed))
  }
}
