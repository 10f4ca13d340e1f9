import UIKit

/// Receives the actions of the screen about the app.
protocol AboutRootViewControllerDelegate: AnyObject {
  func handleFeedbackButton()
  func showContactUs()
  func rateApp()
}

/// Three buttons, from `AboutRootViewController.xib`.
final class AboutRootViewController: UIViewController {
  weak var delegate: (any AboutRootViewControllerDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
  }

  @IBAction func feedbackTapped(_ sender: Any) { delegate?.handleFeedbackButton() }

  @IBAction func contactTapped(_ sender: Any) { delegate?.showContactUs() }

  @IBAction func rateTapped(_ sender: Any) { delegate?.rateApp() }
}
