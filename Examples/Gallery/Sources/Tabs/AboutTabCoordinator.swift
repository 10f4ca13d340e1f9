import Coordinators
import Foundation
import UIKit

/// The app itself: opinions, questions, stars.
final class AboutTabCoordinator: TabCoordinator {
  let context = CoordinatorContext()
  var rootController: UINavigationController
  var tabBarItem: UITabBarItem = UITabBarItem(
    title: "About", image: UIImage(named: "AboutTabBarIcon"),
    selectedImage: UIImage(named: "AboutTabBarIcon_Filled"))

  private let mailbox: Mailbox

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    let homeVC = AboutRootViewController()
    rootController = UINavigationController(rootViewController: homeVC)
    homeVC.delegate = self
    rootController.tabBarItem = tabBarItem
  }

  /// Shows the contact right above the tab's root, whatever was there.
  func openContact() {
    rootController.popToRootViewController(animated: false)
    showContactUs()
  }
}

extension AboutTabCoordinator: AboutRootViewControllerDelegate {
  func handleFeedbackButton() {
    guard mailbox.canSendMail else {
      alert("No mail here", message: "Write to us on paper.")
      return
    }
    present(FeedbackCoordinator()).whenEnded { [mailbox] outcome in
      guard case .finished(let text) = outcome else { return }
      mailbox.send(text)
    }
  }

  func showContactUs() {
    let contactViewController = ContactViewController()
    rootController.pushViewController(contactViewController, animated: true)
  }

  func rateApp() {
    guard let store = URL(string: "https://apps.example/tabs/review") else { return }
    openExternally(store)
  }
}
