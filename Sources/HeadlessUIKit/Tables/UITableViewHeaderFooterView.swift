public import Foundation

/// A reusable view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  private final var ownReuseIdentifier: String?

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  /// Called before the view is reused, never here; overrides must call super.
  open func prepareForReuse() {}

  /// The view that contains the content.
  public final let contentView = UIView()

  private final lazy var titleLabel = addToContent(UILabel())
  private final lazy var detailLabel = addToContent(UILabel())

  private final func addToContent(_ label: UILabel) -> UILabel {
    contentView.addSubview(label)
    return label
  }

  /// The label for the text.
  open var textLabel: UILabel? { titleLabel }
  /// The label for the second text.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The view behind the content; data only.
  open var backgroundView: UIView?

  private final var configuredView: UIView?

  /// The content of the view, used in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let view: UIView? = contentConfiguration?.makeContentView()
      configuredView?.removeFromSuperview()
      configuredView = view
      if let view { contentView.addSubview(view) }
    }
  }

  /// A configuration without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class on which it is called, which may be known only at run time.
  @_optimize(none)
  final class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    metatype(self, readAs: MadeView.self).init(reuseIdentifier: reuseIdentifier)
  }
}

// The two classes that `metatype(_:readAs:)` needs.
private class MadeView: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OtherMadeView: MadeView {}
