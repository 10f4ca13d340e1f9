public import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.collectionView?(list, didSelectItemAt: path)`
// compile, also where the delegate is read from a list, which gives a `UIScrollViewDelegate`.

extension UIScrollViewDelegate {
  /// The methods that begin with `collectionView`; nil for a delegate that is none of a collection's.
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

  /// Whether a user may deselect an item where several can be selected.
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
}
