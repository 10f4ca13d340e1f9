import CompactTesting
import Testing
import UIKit

// The pattern as tutorials have it: a protocol, a weak parent, an array of children, and a
// delegate of the navigation controller that removes the child whose screen left.

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }
  func start()
}

extension Coordinator {
  func removeChild(_ child: Coordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }
}

protocol Storyboarded {
  static func instantiate() -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    Self()
  }
}

final class AccountViewController: UIViewController, Storyboarded {
  weak var coordinator: AccountCoordinator?

  lazy var nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .label
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    view.backgroundColor = .systemBackground
    view.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy",
      primaryAction: UIAction { [weak self] _ in self?.coordinator?.buy() }
    )
  }
}

final class BuyViewController: UIViewController, Storyboarded {
  weak var coordinator: BuyCoordinator?
}

final class BuyCoordinator: Coordinator {
  weak var parentCoordinator: AccountCoordinator?
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = BuyViewController.instantiate()
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: true)
  }
}

final class AccountCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.delegate = self
    let screen = AccountViewController.instantiate()
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: false)
  }

  func buy() {
    let child = BuyCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let fromViewController = navigationController.transitionCoordinator?
        .viewController(forKey: .from)
    else { return }
    if navigationController.viewControllers.contains(fromViewController) { return }
    if let screen = fromViewController as? BuyViewController { removeChild(screen.coordinator) }
  }
}

@MainActor
struct CoordinatorPatternTests {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))

  @Test func `The child coordinator goes when its screen does`() throws {
    let navigation = UINavigationController()
    let main = AccountCoordinator(navigationController: navigation)
    let window = device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      main.start()
      window.makeKeyAndVisible()
      return window
    }
    device.clock.drain()
    let person = UserInput(device: device)
    let button = navigation.topViewController?.navigationItem.rightBarButtonItem
    try person.tap(try require(button))
    device.clock.drain()
    expectEqual(main.childCoordinators.count, 1)
    weak var child: Coordinator?
    child = main.childCoordinators[0]
    try person.tapBack(in: navigation)
    device.clock.drain()
    expectTrue(main.childCoordinators.isEmpty)
    expectNil(child)
    expectSame(window.rootViewController, navigation)
  }
}
