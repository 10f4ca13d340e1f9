public import CoordinatorCore

/// A coordinator that hears when a person taps its tab while that is selected.
///
/// UIKit pops the tab's stack to its root then; what else there is to do, such as scrolling a list to
/// its top, is up to the coordinator.
///
/// ```swift
/// extension Library.Coordinator: TabReselecting {
///   func reselect() { list.scrollToTop() }
/// }
/// ```
@MainActor
public protocol TabReselecting: Coordinator {
  /// The hook that runs after the tap, when the delegate of the tab bar controller has heard of it.
  func reselect()
}
