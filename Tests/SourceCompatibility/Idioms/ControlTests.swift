import CompactTesting
import Testing
import UIKit

// What apps of today write in the place of targets and selectors.

extension UIControl {
  func onEvent(_ event: UIControl.Event, _ body: @escaping () -> Void) {
    addAction(UIAction { _ in body() }, for: event)
  }
}

extension UIBarButtonItem {
  convenience init(title: String, handler: @escaping () -> Void) {
    self.init(title: title, image: nil, primaryAction: UIAction { _ in handler() }, menu: nil)
  }
}

final class LoginViewController: UIViewController {
  var onLogin: ((String) -> Void)?
  var onCancel: (() -> Void)?

  let nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.returnKeyType = .go
    return field
  }()

  private(set) lazy var loginButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    configuration.cornerStyle = .capsule
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [unowned self] _ in
        onLogin?(nameField.text ?? "")
      })
    button.isEnabled = false
    return button
  }()

  private(set) lazy var rememberSwitch = UISwitch()
  private(set) lazy var menuItem = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
  private(set) var chosen: [String] = []

  private lazy var menu = UIMenu(
    title: "", options: .displayInline,
    children: ["Help", "About"].map { title in
      UIAction(title: title, image: UIImage(systemName: "info.circle")) { [weak self] _ in
        self?.chosen.append(title)
      }
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Login", comment: "The title of the screen")
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [menuItem]
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel") { [weak self] in
      self?.onCancel?()
    }
    let stack = UIStackView(arrangedSubviews: [nameField, rememberSwitch, loginButton])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    view.addSubview(stack)
    nameField.delegate = self
    nameField.onEvent(.editingChanged) { [weak self] in
      self?.loginButton.isEnabled = self?.nameField.text?.isEmpty == false
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    loginButton.sendActions(for: .primaryActionTriggered)
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.rangeOfCharacter(from: .whitespaces) == nil
  }
}

struct ControlTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }
  let login = LoginViewController()

  func show() -> UIWindow { device.show(UINavigationController(rootViewController: login)) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A form enables its button and hands on what was typed") {
      let window = show()
      var names: [String] = []
      login.onLogin = { names.append($0) }
      expectTrue(login.nameField.isFirstResponder)
      expectFalse(login.loginButton.isEnabled)
      try person.insert("ada", in: login.nameField)
      #expect(throws: InputRejection.self) { try person.insert(" ", in: login.nameField) }
      expectTrue(login.loginButton.isEnabled)
      try person.tap(login.loginButton)
      try person.pressReturn(in: login.nameField)
      expectEqual(names, ["ada", "ada"])
      expectFalse(login.nameField.isFirstResponder)
      _ = window
    }

    test("Bar buttons have actions and menus") {
      let window = show()
      var cancels = 0
      login.onCancel = { cancels += 1 }
      try person.tap(try require(login.navigationItem.leftBarButtonItem))
      let help = try require(login.menuItem.menu?.children.first as? UIAction)
      try person.choose(help, of: login.menuItem)
      expectEqual(cancels, 1)
      expectEqual(login.chosen, ["Help"])
      _ = window
    }

    test("Tests send the actions of controls themselves") {
      var names: [String] = []
      login.onLogin = { names.append($0) }
      login.loadViewIfNeeded()
      login.nameField.text = "grace"
      login.nameField.sendActions(for: .editingChanged)
      expectTrue(login.loginButton.isEnabled)
      login.loginButton.sendActions(for: .primaryActionTriggered)
      expectEqual(names, ["grace"])
    }

    test("The back button asks before it goes") {
      let window = show()
      let navigation = try require(login.navigationController)
      let draft = UIViewController()
      var asked = 0
      device.run {
        draft.navigationItem.backAction = UIAction { [weak draft] _ in
          asked += 1
          if asked == 2 { draft?.navigationController?.popViewController(animated: true) }
        }
        navigation.pushViewController(draft, animated: false)
      }
      device.clock.drain()
      try person.tapBack(in: navigation)
      expectSame(navigation.topViewController, draft)
      try person.tapBack(in: navigation)
      device.clock.drain()
      expectSame(navigation.topViewController, login)
      _ = window
    }
  }
}
