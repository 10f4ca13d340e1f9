public import Foundation

/// A view controller that shows a collection; it is the collection's data source and delegate.
///
/// It implements all methods of both protocols, so that subclasses override them as in UIKit.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout?

  /// Creates a controller with a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that loads its collection from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var ownCollection: UICollectionView?
  private var hasAppeared = false

  /// The collection, a subview of the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection?.removeFromSuperview()
      ownCollection = newValue
      if let newValue { view.addSubview(newValue) }
    }
  }

  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether the selection is cleared when the screen appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the collection; raises without a layout.
  open override func loadView() {
    super.loadView()
    guard ownCollection == nil else { return }
    if let collection = viewIfLoaded as? UICollectionView {
      // As in UIKit, the collection of a file is a subview of the controller's view.
      let container = UIView(frame: collection.frame)
      view = container
      container.addSubview(collection)
      ownCollection = collection
      return
    }
    guard let firstLayout else {
      raise(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    let collection = UICollectionView(
      frame: viewIfLoaded?.frame ?? .zero, collectionViewLayout: firstLayout)
    collection.dataSource = self
    collection.delegate = self
    ownCollection = collection
    viewIfLoaded?.addSubview(collection)
  }

  /// Loads the items when it appears for the first time, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = collectionView else { return }
    if !hasAppeared { collection.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for selected in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: selected, animated: animated)
    }
  }

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item; must be overridden if there are items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  /// An empty view, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Does nothing, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden; never called, like the following scroll view methods.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Allows it, unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing, unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Every item is highlighted, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Every item may be selected, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Every item has a primary action, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { HeadlessDevice.current.noteMissingMethod() }

  /// Every item may be deselected, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// No menu, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The menu of the first item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
