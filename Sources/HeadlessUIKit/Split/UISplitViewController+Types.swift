extension UISplitViewController {
  /// The number of columns; `.unspecified` for a classic container.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// A column of the container.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }

  /// How the columns are arranged.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Whether the leading columns are beside or over the secondary, or displace it.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  /// The side on which the primary is.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing
  }

  /// The background of the primary.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar
  }

  /// Whether the container shows the button for the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never, always
  }

  /// The controller that was set for a column, and the child that contains it.
  struct ColumnMember {
    let controller: UIViewController
    let child: UIViewController
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of visible columns before the secondary.
  var leadingColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether these columns are over the secondary.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
