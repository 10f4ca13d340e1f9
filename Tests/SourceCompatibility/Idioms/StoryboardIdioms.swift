import CompactTesting
import Testing
import UIKit

// Storyboards as articles on coordinators use them.

protocol MadeInInterfaceBuilder {
  static func instantiate() -> Self
}

extension MadeInInterfaceBuilder where Self: UIViewController {
  static func instantiate() -> Self {
    let className = String(describing: self)
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    // swift-format-ignore: NeverForceUnwrap
    return storyboard.instantiateViewController(identifier: className) as! Self
  }

  static func instantiateFromNib() -> Self {
    let name = NSStringFromClass(self).components(separatedBy: ".").last ?? ""
    // swift-format-ignore: NeverForceUnwrap
    return UINib(nibName: name, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! Self
  }
}

class PurchaseCoordinator {
  var bought = 0
  func buySubscription() { bought += 1 }
}

class PurchaseViewController: UIViewController, MadeInInterfaceBuilder {
  weak var coordinator: PurchaseCoordinator?
  private(set) var prepared: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch (segue.identifier, segue.destination) {
    case ("details", let details as UINavigationController):
      prepared.append("details \(details.viewControllers.count)")
    default: break
    }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if identifier == "buy" { return buyTapped(self) }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  func showNext() {
    if let vc = storyboard?.instantiateViewController(withIdentifier: "SomeVC") {
      navigationController?.pushViewController(vc, animated: true)
    }
  }
}

final class ReplaceSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

struct StoryboardIdioms: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen made in code has no storyboard, and its segues can be prepared by hand") {
      let (screen, coordinator) = (PurchaseViewController(), PurchaseCoordinator())
      screen.coordinator = coordinator
      screen.showNext()
      screen.performSegue(withIdentifier: "buy", sender: nil)
      expectEqual(coordinator.bought, 1)
      let details = UINavigationController(rootViewController: UIViewController())
      let segue = UIStoryboardSegue(identifier: "details", source: screen, destination: details)
      screen.prepare(for: segue, sender: nil)
      expectEqual(screen.prepared, ["details 1"])
    }

    test("A segue of a class of its own replaces the stack") {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      let next = UIViewController()
      ReplaceSegue(identifier: nil, source: screen, destination: next).perform()
      expectEqual(navigation.viewControllers, [next])
    }
  }
}
