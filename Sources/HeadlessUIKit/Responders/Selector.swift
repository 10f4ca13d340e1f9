import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method, of which there is none without Objective-C: only nil can be given.
  ///
  /// Parameters of this type keep source such as
  /// `UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)` compiling.
  public enum Selector: Hashable, Sendable {}
#endif

/// Sends an action message where the platform has such messages.
@MainActor
func sendSelector(_ action: Selector?, to target: AnyObject?, from sender: Any?) {
  #if canImport(ObjectiveC)
    guard let action else { return }
    _ = unsafe (target as? NSObject)?.perform(action, with: sender)
  #endif
}
