import Coordinators
import UIKit

extension Settings {
  protocol SettingsViewControllerDelegate: AnyObject {
    func preferencesSaved(_ preferences: Preferences)
    func cancelButtonPressed()

    /// Whether the user agrees to discard the changes.
    func mayDiscardChanges() async -> Bool
  }

  /// The form for the preferences, which asks before it is left with changes.
  final class SettingsViewController: FormViewController {
    weak var delegate: (any SettingsViewControllerDelegate)?

    private let viewModel: SettingsViewModel
    private let signatureField = FormField("Signature")
    private lazy var rememberSwitch = ExplainedSwitch(
      "Remember my name",
      explanation: "At the next login your name is filled in already.",
      isOn: viewModel.remembersUsername
    ) { [weak self] in self?.change() }

    init(viewModel: SettingsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = "Settings"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in
          self?.delegate?.cancelButtonPressed()
        }
      )
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Save") { [weak self] _ in self?.submit() }
      )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override var rows: [UIView] {
      [TextLabel("What stands under your letters:"), signatureField, rememberSwitch]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      signatureField.text = viewModel.signature
      signatureField.autocapitalizationType = .sentences
      signatureField.addAction(
        UIAction { [weak self] _ in self?.change() }, for: .editingChanged
      )
      update()
    }

    override func submit() {
      guard viewModel.hasChanges else { return }
      if let preferences = viewModel.save() { delegate?.preferencesSaved(preferences) }
      update()
    }

    private func change() {
      viewModel.signature = signatureField.text ?? ""
      viewModel.remembersUsername = rememberSwitch.isOn
      update()
    }

    private func update() {
      navigationItem.rightBarButtonItem?.isEnabled = viewModel.hasChanges
      message = viewModel.problem
    }
  }
}

extension Settings.SettingsViewController: LeaveGuarding {
  var guardsLeaving: Bool { viewModel.hasChanges }

  func canLeave() async -> Bool {
    await delegate?.mayDiscardChanges() ?? true
  }
}
