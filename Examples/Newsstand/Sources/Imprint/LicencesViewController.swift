import Coordinators
import UIKit

/// Comes from `Imprint.storyboard`, with the texts.
final class LicencesViewController: UIViewController, Storyboarded {
  static let storyboardName = "Imprint"

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var appView: UITextView?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var articlesView: UITextView?

  @IBAction func licenceChosen(_ sender: UISegmentedControl) {
    appView?.isHidden = sender.selectedSegmentIndex != 0
    articlesView?.isHidden = sender.selectedSegmentIndex != 1
  }
}
