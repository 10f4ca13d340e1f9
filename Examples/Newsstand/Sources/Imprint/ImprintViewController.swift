import Coordinators
import UIKit

protocol ImprintViewControllerDelegate: AnyObject {
  func writeButtonPressed()
  func licencesButtonPressed()
}

/// Comes from `Imprint.storyboard`, which finds a class by its name only where it is not nested.
final class ImprintViewController: UIViewController, Storyboarded {
  static let storyboardName = "Imprint"

  weak var delegate: (any ImprintViewControllerDelegate)?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var stockLabel: UILabel?

  private let viewModel: Imprint.ImprintViewModel

  init?(coder: NSCoder, viewModel: Imprint.ImprintViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("This screen needs its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stockLabel?.text = viewModel.stock
  }

  @IBAction func writeButtonPressed(_ sender: Any) {
    delegate?.writeButtonPressed()
  }

  @IBAction func licencesButtonPressed(_ sender: Any) {
    delegate?.licencesButtonPressed()
  }
}
