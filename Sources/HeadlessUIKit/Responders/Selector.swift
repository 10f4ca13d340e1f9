#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a method, of which there is none without Objective-C: only nil can be given.
  ///
  /// Parameters of this type keep source such as
  /// `UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)` compiling.
  public enum Selector: Hashable, Sendable {}

  /// Sends an action message where the platform has such messages, which this one has not.
  @MainActor
  func sendSelector(_ action: Selector?, to target: AnyObject?, from sender: Any?) {}
#endif
