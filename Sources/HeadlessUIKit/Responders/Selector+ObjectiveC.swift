#if canImport(ObjectiveC)
  import Foundation

  /// Sends an action message.
  @MainActor
  func sendSelector(_ action: Selector?, to target: AnyObject?, from sender: Any?) {
    guard let action else { return }
    _ = unsafe (target as? NSObject)?.perform(action, with: sender)
  }
#endif
