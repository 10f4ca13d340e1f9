import Foundation
import HeadlessUIKit

extension UITableView {
  /// The index paths of all rows.
  var indexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }
}
