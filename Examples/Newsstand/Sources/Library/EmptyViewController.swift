import UIKit

extension Library {
  /// What is beside the list while nothing is read.
  final class EmptyViewController: UIViewController {
    override func loadView() {
      view = ColumnView([TextLabel("Choose an article, and read it here.")])
    }
  }
}
