public import CoordinatorCore

/// A coordinator that is notified when the user taps its tab while the tab is selected.
///
/// UIKit then pops the tab's stack to its root. The coordinator can do more, for example scroll a
/// list to its top.
///
/// ```swift
/// extension Library.Coordinator: TabReselecting {
///   func reselect() { list.scrollToTop() }
/// }
/// ```
@MainActor
public protocol TabReselecting: Coordinator {
  /// Responds to the tap, after the delegate of the tab bar controller was notified.
  func reselect()
}
