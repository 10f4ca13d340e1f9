public import Foundation

/// The context in which the height of a custom detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent.
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
    /// The identifier of a detent.
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

    /// The identifier of the detent.
    open private(set) var identifier = Identifier.large

    /// A detent at about half of the screen.
    open class func medium() -> Self { make(.medium) }
    /// A detent at nearly all of the screen.
    open class func large() -> Self { make(.large) }
    /// A detent at a custom height; `resolver` is never called here.
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

  /// The detents of the sheet, smallest first.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsDisplay() }
  }
  /// The identifier of the selected detent; the smallest detent if nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsDisplay() }
  }
  /// The index of the selected detent.
  package var selectedDetentIndex: Int {
    detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }
  /// The largest detent at which the content behind stays usable; data only.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsDisplay() }
  }
  /// Whether scrolling to an edge expands the sheet; data only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the edge in a compact height; data only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet has the content's preferred width; data only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners; data only.
  open var preferredCornerRadius: CGFloat?
  /// The source view of the sheet; data only.
  open var sourceView: UIView?

  /// Makes animated changes.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Requests new heights of the custom detents; does nothing here.
  open func invalidateDetents() {}

  package override var isDismissableByGesture: Bool { true }
}
