#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a method; there are none without Objective-C, so only nil can be passed.
  ///
  /// Parameters of this type let code such as
  /// `UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)` compile.
  public enum Selector: Hashable, Sendable {}

  /// Does nothing, since this platform has no action messages.
  @MainActor
  func sendSelector(_ action: Selector?, to target: AnyObject?, from sender: Any?) {}
#endif
