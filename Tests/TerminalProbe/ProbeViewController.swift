import Foundation
import UIKit

/// A field, and a button after which the app hears nothing any more.
final class ProbeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
    let field = UITextField()
    field.placeholder = "Text"
    field.addAction(
      UIAction { [unowned field] _ in ProbeDelegate.note("typed \(field.text?.count ?? 0)") },
      for: .editingChanged)
    let hang = UIButton(type: .system)
    hang.setTitle("Hang", for: .normal)
    hang.addAction(
      UIAction { _ in
        ProbeDelegate.note("hanging")
        print("printed")
        while true { pause() }
      }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [hang, field])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let duration = ProcessInfo.processInfo.environment["PROBE_ANIMATION"].flatMap(Double.init)
    guard let duration else { return }
    UIView.animate(withDuration: duration) {
      self.view.alpha = 0.5
    } completion: { _ in
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    ProbeDelegate.note("to \(Int(size.width))x\(Int(size.height))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ProbeDelegate.note(traitCollection.horizontalSizeClass == .regular ? "regular" : "compact")
  }
}
