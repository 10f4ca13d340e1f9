import CompactTesting
import Testing
import UIKit

// Alerts, sheets and popovers as coordinators show them.

extension UIViewController {
  func showError(_ message: String, retry: (() -> Void)? = nil) {
    let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    if let retry = retry {
      let action = UIAlertAction(title: "Retry", style: .default) { _ in retry() }
      alert.addAction(action)
      alert.preferredAction = action
    }
    present(alert, animated: true)
  }

  @MainActor
  func confirm(_ title: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { _ in continuation.resume(returning: true)
        }
      )
      alert.addAction(
        UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
      present(alert, animated: true)
    }
  }

  func askForName(_ completion: @escaping (String?) -> Void) {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(
      UIAlertAction(
        title: "Save", style: .default,
        handler: { [weak alert] _ in completion(alert?.textFields?.first?.text) }))
    present(alert, animated: true, completion: nil)
  }
}

final class FilterCoordinator: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  var onClose: (() -> Void)?
  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start(from item: UIBarButtonItem?) {
    let filter = UINavigationController(rootViewController: UIViewController())
    filter.modalPresentationStyle = .popover
    filter.preferredContentSize = CGSize(width: 320, height: 480)
    if let popover = filter.popoverPresentationController {
      popover.barButtonItem = item
      popover.permittedArrowDirections = [.up, .down]
      popover.delegate = self
    }
    presenter.present(filter, animated: true)
  }

  func startSheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    if #available(iOS 16.0, *), let controller = sheet.sheetPresentationController {
      controller.detents = [.medium(), .large(), .custom { _ in 200 }]
      controller.prefersGrabberVisible = true
      controller.selectedDetentIdentifier = .medium
      controller.delegate = self
    }
    presenter.present(sheet, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onClose?()
  }
}

struct AlertTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let root = UIViewController()
  let window: UIWindow
  var person: UserInput { UserInput(device: device) }
  var alert: UIAlertController? { root.presentedViewController as? UIAlertController }

  init() {
    window = device.show(root)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An error can be tried again") {
      var retries = 0
      device.run { root.showError("No network") { retries += 1 } }
      device.clock.drain()
      expectEqual(alert?.actions.map(\.title), ["OK", "Retry"])
      try person.tap(try require(alert?.preferredAction))
      device.clock.drain()
      expectEqual(retries, 1)
      expectNil(root.presentedViewController)
    }

    test("The text of an alert's field is handed on") {
      var name: String?
      device.run { root.askForName { name = $0 } }
      device.clock.drain()
      try person.insert("Ada", in: try require(alert?.textFields?.first))
      try person.tap(try require(alert?.actions.first))
      device.clock.drain()
      expectEqual(name, "Ada")
    }

    test("The answer to an alert is awaited") {
      let answer = Task { @MainActor in
        await HeadlessDevice.current.run { root }.confirm("Sure?")
      }
      await wait {
        device.clock.drain()
        return root.presentedViewController != nil
      }
      try person.tap(try require(alert?.actions.first))
      device.clock.drain()
      await expectTrue(answer.value)
    }

    test("A popover has its anchor, and its delegate hears that it was closed") {
      let coordinator = FilterCoordinator(presenter: root)
      var isClosed = false
      coordinator.onClose = { isClosed = true }
      let item = UIBarButtonItem(systemItem: .edit)
      root.navigationItem.rightBarButtonItem = item
      device.run { coordinator.start(from: item) }
      device.clock.drain()
      let filter = try require(root.presentedViewController)
      expectSame(filter.popoverPresentationController?.barButtonItem, item)
      try person.beginSheetDrag(of: filter)
      person.finishGesture()
      device.clock.drain()
      expectTrue(isClosed)
    }

    test("A sheet has detents, and its delegate hears of the swipe") {
      let coordinator = FilterCoordinator(presenter: root)
      var isClosed = false
      coordinator.onClose = { isClosed = true }
      device.run { coordinator.startSheet() }
      device.clock.drain()
      let sheet = try require(root.presentedViewController)
      expectEqual(sheet.sheetPresentationController?.detents.count, 3)
      sheet.isModalInPresentation = true
      try person.beginSheetDrag(of: sheet)
      person.finishGesture()
      device.clock.drain()
      expectFalse(isClosed)
      sheet.isModalInPresentation = false
      try person.beginSheetDrag(of: sheet)
      person.finishGesture()
      device.clock.drain()
      expectTrue(isClosed)
    }
  }
}
