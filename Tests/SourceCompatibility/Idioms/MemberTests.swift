import CompactTesting
import MessageUI
import SafariServices
import Testing
import UIKit

// Members that screens use beside navigation: layers, keyboards, recognisers, feedback, pickers, and the
// system's own screens.

final class MemberViewController: UIViewController, UIScrollViewDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate
{
  var events: [String] = []
  var dismissesPages = false
  let picker = UIPickerView()
  let datePicker = UIDatePicker()
  let field = UITextField()
  private var tokens: [NSObjectProtocol] = []
  private var bottom: NSLayoutConstraint?

  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  override var childViewControllerForPointerLock: UIViewController? { children.first }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.borderColor = UIColor.separator.cgColor
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    let scrollView = UIScrollView()
    scrollView.delegate = self
    view.addSubview(scrollView)
    setContentScrollView(scrollView, for: [.top, .bottom])
    for subview in [picker, datePicker, field] { view.addSubview(subview) }
    bottom = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    bottom?.isActive = true
    picker.dataSource = self
    picker.delegate = self
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .wheels
    datePicker.onEvent(.valueChanged) { [weak self] in self?.events.append("date") }
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [NSAttributedString.Key("NSColor"): UIColor.gray])
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 1
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    [press, swipe, UIPinchGestureRecognizer()].forEach(view.addGestureRecognizer)
    if let gesture = navigationController?.interactivePopGestureRecognizer {
      scrollView.panGestureRecognizer.require(toFail: gesture)
    }
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.navigationBar.backIndicatorImage = UIImage(systemName: "arrow.left")
    navigationController?.navigationBar.backIndicatorTransitionMaskImage = UIImage()
    tabBarController?.tabBar.backgroundImage = UIImage()
    tabBarController?.tabBar.shadowImage = UIImage()
    splitViewController?.showsSecondaryOnlyButton = true
    preferredTransition = .zoom { context in context.sourceViewController.view }
    modalPresentationCapturesStatusBarAppearance = true
    navigationItem.subtitle = "Drafts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    navigationItem.rightBarButtonItem?.badge = .count(3)
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] notification in
        guard
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        MainActor.assumeIsolated { self?.bottom?.constant = -frame.cgRectValue.height }
      })
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    additionalSafeAreaInsets = .zero
  }

  override func updateProperties() {
    super.updateProperties()
    title = "Members"
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
    let way = recognizer.translation(in: view).x / max(view.bounds.width, 1)
    let ends = recognizer.velocity(in: view).x > 500
    recognizer.setTranslation(.zero, in: view)
    return ends ? 1 : way + recognizer.location(in: nil).x
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = .zero
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["One", "Two"][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    UISelectionFeedbackGenerator().selectionChanged()
    events.append("row \(row)")
  }

  func showEmpty() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Messages"
    configuration.button.title = "Reload"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.events.append("reload")
    }
    contentUnavailableConfiguration = configuration
  }

  func open(_ url: URL) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: url, configuration: configuration)
    safari.delegate = self
    safari.preferredControlTintColor = .systemBlue
    safari.dismissButtonStyle = .close
    present(safari, animated: true)
    return safari
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    events.append("safari finished")
    if dismissesPages { controller.dismiss(animated: false) }
  }

  func write(to address: String) -> MFMailComposeViewController? {
    guard MFMailComposeViewController.canSendMail() else { return nil }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients([address])
    mail.setSubject("Feedback")
    mail.setMessageBody("Hello", isHTML: false)
    present(mail, animated: true)
    return mail
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    events.append(result == .sent ? "mail sent" : "mail not sent")
    controller.dismiss(animated: true)
  }
}

final class EndlessViewController: UITableViewController {
  var ends = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    RowCell(style: .default, reuseIdentifier: RowCell.reuseIdentifier)
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension UIWindow {
  func fade(to controller: UIViewController) {
    let transition = CATransition()
    transition.type = .fade
    transition.duration = 0.3
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(transition, forKey: kCATransition)
    rootViewController = controller
  }
}

final class OrientationDelegate: NSObject, UIApplicationDelegate {
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }

  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask(withName: "save") { [weak self] in self?.endTask() }
  }

  private func endTask() {
    if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
    task = .invalid
  }

  func turn(_ scene: UIWindowScene) {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }
    _ = scene.statusBarManager?.statusBarFrame.height
    UILabel.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .gray
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Done"
  }
}

struct MemberTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let window: UIWindow
  let screen = MemberViewController()
  var person: UserInput { UserInput(device: device) }

  init() {
    let (device, screen) = (device, screen)
    window = device.run {
      let window = UIWindow()
      window.fade(to: UINavigationController(rootViewController: screen))
      window.makeKeyAndVisible()
      return window
    }
    device.clock.drain()
  }

  /// The buttons of a screen, from top to bottom.
  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Pickers, keyboards and properties work in a screen") {
      expectEqual(screen.title, "Members")
      try person.select(row: 1, inComponent: 0, of: screen.picker)
      try person.choose(Date(), in: screen.datePicker)
      expectEqual(screen.events, ["row 1", "date"])
      try person.tap(screen.field)
      expectEqual(screen.field.attributedPlaceholder?.string, "Name")
      expectEqual(screen.handlePan(UIPanGestureRecognizer()), 0)
      let accessory = UITabAccessory(contentView: UILabel())
      let tabs = UITabBarController()
      tabs.setBottomAccessory(accessory, animated: false)
      tabs.tabBarMinimizeBehavior = .onScrollDown
      expectSame(tabs.bottomAccessory, accessory)
      expectNil(UIImage(data: Data()))
      expectNotNil(UIImage(data: Data([1]))?.size)
    }

    test("Levels and priorities are calculated with, and sizes and rectangles too") {
      expectTrue(UIWindow.Level.alert + 1 > .alert)
      expectEqual((UILayoutPriority.required - 1).rawValue, 999)
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      let inset = bounds.inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      expectEqual(inset, CGRect(x: 20, y: 10, width: 40, height: 10))
      let size = device.run { UIView().systemLayoutSizeFitting(bounds.size) }
      expectEqual(size, bounds.size)
    }

    test("A view with an effect shows what is in its content view") {
      let effect = device.run { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
      device.run {
        effect.contentView.addSubview(
          UIButton(
            primaryAction: UIAction(title: "Blurred") { [screen] _ in screen.events = ["tap"] }))
        screen.view.addSubview(effect)
      }
      device.clock.drain()
      try person.tap(try require(buttons(in: effect).first))
      expectEqual(screen.events, ["tap"])
    }

    test("A table's controller hears of the end of an animated scroll") {
      let list = device.run { EndlessViewController(style: .plain) }
      device.run { window.rootViewController = list }
      device.clock.drain()
      list.tableView.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      device.clock.drain()
      expectEqual(list.ends, 1)
    }

    test("A button in place of content is tapped") {
      screen.showEmpty()
      try person.tap(try require(buttons(in: screen.view).first))
      expectEqual(screen.events, ["reload"])
    }

    test("A button with the chosen title closes a page of the web and tells its delegate") {
      let url = try require(URL(string: "https://news.example/42"))
      for dismisses in [false, true] {
        screen.dismissesPages = dismisses
        screen.events = []
        let safari = device.run { screen.open(url) }
        device.clock.drain()
        expectSame(screen.presentedViewController, safari)
        let button = try require(buttons(in: safari.view).first)
        expectEqual(button.title(for: .normal), "Close")
        try person.doubleTap(button)
        device.clock.drain()
        expectEqual(screen.events, ["safari finished"])
        expectNil(screen.presentedViewController)
      }
      expectEqual(device.log.messages, [])
    }

    test("A mail is sent or cancelled, which its delegate hears") {
      for (isSent, event) in [(true, "mail sent"), (false, "mail not sent")] {
        let mail = device.run { screen.write(to: "ada@news.example") }
        device.clock.drain()
        let item = mail?.topViewController?.navigationItem
        expectEqual(mail?.topViewController?.title, "Feedback")
        let button = try require(isSent ? item?.rightBarButtonItem : item?.leftBarButtonItem)
        screen.events = []
        try person.doubleTap(button)
        device.clock.drain()
        expectEqual(screen.events, [event])
        expectNil(screen.presentedViewController)
      }
      expectEqual(device.log.messages, [])
      device.canSendMail = false
      device.run { expectNil(screen.write(to: "ada@news.example")) }
    }
  }
}
