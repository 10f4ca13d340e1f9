public import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.collectionView?(list, didSelectItemAt: path)`
// compile, also for `list.delegate`, which is a `UIScrollViewDelegate`.

extension UIScrollViewDelegate {
  /// The methods that begin with `collectionView`; nil unless it is a collection view delegate.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDelegate>? {
    (self as? any UICollectionViewDelegate).map { OptionalCalls($0) }
  }
}

extension OptionalCalls where Delegate == any UICollectionViewDelegate {
  /// Called before a cell is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Whether a touch highlights an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Called after a touch highlighted an item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Called after the touch that highlighted an item ended.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Whether a user may select an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Called after a user selected an item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Whether a tap on an item may perform its primary action.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Called when a user tapped an item.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Whether a user may deselect an item, if multiple selection is allowed.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Called after a user deselected an item, or selected another one.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// The context menu of an item.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// The context menu of some items.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Called before the context menu of an item opens.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Called after a user tapped the preview.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Called before the context menu of an item closes.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
