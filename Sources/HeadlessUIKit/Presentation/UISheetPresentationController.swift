public import Foundation

/// What the height of a detent of the app's own depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a detent can have.
  var maximumDetentValue: CGFloat { get }
}

/// Manages a sheet.
///
/// A host may draw the sheet at the height of the selected detent, as the terminal host does for
/// ``Detent/medium()``. The closures of custom detents are not called.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    open private(set) var identifier = Identifier.large

    /// A detent at about half of the screen.
    open class func medium() -> Self { make(.medium) }
    /// A detent at nearly all of the screen.
    open class func large() -> Self { make(.large) }
    /// A detent at a height of one's own; `resolver` is never called here.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent.make(identifier ?? Identifier(UUID().uuidString))
    }

    private static func make(_ identifier: Identifier) -> Self {
      let detent = newObject(of: self)
      detent.identifier = identifier
      return detent
    }

    @available(*, unavailable)
    public override init() {
      super.init()
    }
  }

  /// The heights at which the sheet may rest, the smallest first.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsDisplay() }
  }
  /// The height at which the sheet rests; the smallest if nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsDisplay() }
  }
  /// The index of the detent at which the sheet rests.
  package var selectedDetentIndex: Int {
    detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }
  /// The largest height at which what lies behind can be used; data only.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a handle.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsDisplay() }
  }
  /// Whether scrolling past the end makes the sheet larger; data only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the edge where height is short; data only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes the content's width at the edge; data only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners; data only.
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet comes; data only.
  open var sourceView: UIView?

  /// Makes changes that are animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Tells that custom detents have other heights.
  open func invalidateDetents() {}

  package override var isDismissableByGesture: Bool { true }
}
