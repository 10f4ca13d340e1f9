import UIKit

extension Library {
  /// The placeholder beside the list while no article is shown.
  final class EmptyViewController: UIViewController {
    override func loadView() {
      view = ColumnView([TextLabel("Choose an article, and read it here.")])
    }
  }
}
