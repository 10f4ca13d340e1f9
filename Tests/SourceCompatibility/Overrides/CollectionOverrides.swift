import UIKit

class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() { super.reloadData() }
  override var numberOfSections: Int { super.numberOfSections }
}

class OverridingCollectionCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var isSelected: Bool { didSet { alpha = isSelected ? 1 : 0.5 } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
}

class OverridingCollectionController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 80) }
}
