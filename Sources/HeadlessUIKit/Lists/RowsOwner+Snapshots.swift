import Foundation

extension Optional where Wrapped: RowsOwner {
  /// Goes from one snapshot to another, which the data source has already; from nil it reloads.
  @MainActor
  func show<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>?,
    completion: (() -> Void)?
  ) {
    let device = self?.window?.device ?? .current
    for complaint in snapshot.complaints { device.log.note(.list, complaint) }
    if let old {
      self?.rearrange(snapshot.origins(in: old))
      lazy var places = snapshot.indexPaths
      for item in snapshot.reconfiguredItemIdentifiers {
        if let place = places[item] { self?.reconfigure(place) }
      }
    } else {
      self?.discardRows()
    }
    guard let completion else { return }
    guard let self else { return completion() }
    self.afterUpdates { completion() }
  }
}
