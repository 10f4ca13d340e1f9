import UIKit

extension About {
  protocol AboutRootViewControllerDelegate: AnyObject {
    func handleFeedbackButton()
    func showContactUs()
    func rateApp()
    func settingsButtonPressed()
    func firstStepsButtonPressed()
    func imprintButtonPressed()
    func transitionsButtonPressed()
  }

  final class AboutRootViewController: UIViewController {
    weak var delegate: (any AboutRootViewControllerDelegate)?

    override func loadView() {
      title = "About"
      view = ColumnView([
        TextLabel("Newsstand", style: .title1),
        TextLabel("Fifty short articles, and a place for those that you like to keep."),
        UIButton("Feedback") { [weak self] in self?.delegate?.handleFeedbackButton() },
        UIButton("Contact us") { [weak self] in self?.delegate?.showContactUs() },
        UIButton("Rate the app") { [weak self] in self?.delegate?.rateApp() },
        UIButton("Settings") { [weak self] in self?.delegate?.settingsButtonPressed() },
        UIButton("First steps") { [weak self] in self?.delegate?.firstStepsButtonPressed() },
        UIButton("Imprint") { [weak self] in self?.delegate?.imprintButtonPressed() },
        UIButton("Transitions") { [weak self] in self?.delegate?.transitionsButtonPressed() },
      ])
    }
  }
}
