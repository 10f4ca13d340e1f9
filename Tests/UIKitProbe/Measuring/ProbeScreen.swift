import Foundation
import UIKitShim

/// A screen that records what is called on it.
class ProbeScreen: UIViewController {
  let name: String
  let trace: Trace
  var recordsLayout = false
  /// Whether the flags that are valid in callbacks are recorded with them.
  var recordsFlags = false
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    var flags = ""
    if recordsFlags {
      if isMovingToParent { flags += " movingTo" }
      if isMovingFromParent { flags += " movingFrom" }
      if isBeingPresented { flags += " presented" }
      if isBeingDismissed { flags += " dismissed" }
    }
    trace.note("\(name).\(call)\(flags)")
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear(\(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear(\(animated))")
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { note("didLayout") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(label(parent)))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(label(parent)))")
  }
}
