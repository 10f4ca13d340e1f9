import Foundation
import UIKit

extension Reading {
  /// How long an article is, in a popover where there is room and in a sheet elsewhere.
  final class DetailsViewController: UIViewController {
    private let viewModel: DetailsViewModel

    init(viewModel: DetailsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = "Details"
      preferredContentSize = CGSize(width: 240, height: 128)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func loadView() {
      view = ColumnView([
        TextLabel(viewModel.author), TextLabel(viewModel.length), TextLabel(viewModel.time),
      ])
    }
  }
}
