import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written from Apple's documentation of UINavigationController (recognizers) and UIAccessibility
  // (escape block). The maintainers have never compiled this against Apple's UIKit.
  extension UINavigationController {
    /// The gestures that go back: from the edge, and since iOS 26 from anywhere.
    var popRecognizers: [UIGestureRecognizer] {
      #if os(tvOS)
        return []
      #else
        var recognizers: [UIGestureRecognizer] = []
        if let edge = interactivePopGestureRecognizer { recognizers.append(edge) }
        if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *),
          let content = interactiveContentPopGestureRecognizer
        {
          recognizers.append(content)
        }
        return recognizers
      #endif
    }
  }

  extension UIView {
    /// The closure that answers the escape gesture of a screen reader; nil before iOS 17.
    var accessibilityEscape: (() -> Bool)? {
      get {
        guard #available(iOS 17.0, tvOS 17.0, *) else { return nil }
        return accessibilityPerformEscapeBlock
      }
      set {
        guard #available(iOS 17.0, tvOS 17.0, *) else { return }
        accessibilityPerformEscapeBlock = newValue
      }
    }
  }
#else
  extension UINavigationController {
    var popRecognizers: [UIGestureRecognizer] {
      [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap { $0 }
    }
  }

  extension UIView {
    var accessibilityEscape: (() -> Bool)? {
      get { accessibilityPerformEscapeBlock }
      set { accessibilityPerformEscapeBlock = newValue }
    }
  }
#endif

#if os(tvOS)
  // tvOS has no back button and no search in the bar.
  extension UINavigationItem {
    var actionInPlaceOfBack: UIAction? {
      get { nil }
      set {}
    }
    var buttonThatLeadsBack: UIBarButtonItem? {
      get { nil }
      set {}
    }
    func renew(_ button: UIBarButtonItem?) {}
    func guardedButton(on container: UINavigationController) -> UIBarButtonItem? { nil }
    var searchInBar: UISearchController? { nil }
  }
#else
  extension UINavigationItem {
    /// The action that the back button performs in place of going back; nil on tvOS.
    var actionInPlaceOfBack: UIAction? {
      get { backAction }
      set { backAction = newValue }
    }

    /// The button that goes back to the item's screen; nil on tvOS.
    var buttonThatLeadsBack: UIBarButtonItem? {
      get { backBarButtonItem }
      set { backBarButtonItem = newValue }
    }

    /// Updates the title of a guarded back button to the item's current title.
    func renew(_ button: UIBarButtonItem?) { (button as? GuardedBackButton)?.follow(self) }

    /// Creates a button that asks guards before it goes back to the item's screen; nil on tvOS.
    func guardedButton(on container: UINavigationController) -> UIBarButtonItem? {
      GuardedBackButton(of: self, on: container)
    }

    /// The search whose bar is in the navigation bar; nil on tvOS.
    var searchInBar: UISearchController? { searchController }
  }
#endif
