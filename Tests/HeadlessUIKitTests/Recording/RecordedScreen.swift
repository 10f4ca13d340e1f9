import Foundation
import HeadlessUIKit

/// A screen that has a recorder.
class NotingScreen: UIViewController {
  let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that records what is called on it.
class RecordedScreen: NotingScreen {
  let name: String
  var onDidLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onIsAppearing: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  /// Called in `willMove(toParent: nil)`.
  var onWillLeave: (() -> Void)?
  /// Whether moves between parents are recorded too.
  var recordsMoves = true
  var recordsLayout = false
  /// Whether the flags that are valid in callbacks are recorded with them.
  var recordsFlags = false

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    super.init(recorder)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    recorder.note("\(name).\(call)\(recordsFlags ? flags : "")")
  }

  private var flags: String {
    var flags = ""
    if isMovingToParent { flags += " movingTo" }
    if isMovingFromParent { flags += " movingFrom" }
    if isBeingPresented { flags += " presented" }
    if isBeingDismissed { flags += " dismissed" }
    return flags
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    onDidLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear(\(animated))")
    onWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing(\(animated))")
    onIsAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear(\(animated))")
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear(\(animated))")
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear(\(animated))")
    onDidDisappear?()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { note("willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { note("didLayout") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if recordsMoves { note("willMove(\(label(parent)))") }
    if parent == nil { onWillLeave?() }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if recordsMoves { note("didMove(\(label(parent)))") }
  }

  private func label(_ parent: UIViewController?) -> String {
    guard let parent else { return "nil" }
    if parent is UINavigationController { return "nav" }
    if parent is UITabBarController { return "tab" }
    return (parent as? RecordedScreen)?.name ?? "\(type(of: parent))"
  }
}
