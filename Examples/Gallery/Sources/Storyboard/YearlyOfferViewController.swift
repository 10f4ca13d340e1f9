import Coordinators
import UIKit

/// The offer of a year.
class YearlyOfferViewController: UIViewController, Storyboarded, Offering {
  var viewModel: OfferViewModel?
  weak var coordinator: (any Buying)?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var priceLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    priceLabel?.text = viewModel?.price
  }

  @IBAction func takeOffer(_ sender: Any) {
    coordinator?.offerTaken()
  }
}
