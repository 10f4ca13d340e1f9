import Foundation
import UIKit

extension Reading {
  protocol ArticleViewControllerDelegate: AnyObject {
    func subscribeButtonPressed()
    func reportButtonPressed()
    func detailsButtonPressed(_ button: UIBarButtonItem)
  }

  final class ArticleViewController: UIViewController {
    weak var delegate: (any ArticleViewControllerDelegate)?

    private let viewModel: ArticleViewModel
    private let statusLabel = TextLabel(style: .callout)
    private lazy var saveButton = UIButton("Save") { [weak self] in
      self?.viewModel.toggleSaved()
    }
    private lazy var subscribeButton = UIButton("Subscribe") { [weak self] in
      self?.delegate?.subscribeButtonPressed()
    }
    private lazy var reportButton = UIButton("Report a mistake") { [weak self] in
      self?.delegate?.reportButtonPressed()
    }

    private lazy var detailsButton: UIBarButtonItem = UIBarButtonItem(
      title: "Details",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.detailsButtonPressed(detailsButton)
      }
    )

    init(viewModel: ArticleViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = viewModel.article.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func loadView() {
      let buttons = UIStackView(arrangedSubviews: [saveButton, subscribeButton, reportButton])
      buttons.distribution = .fillEqually
      buttons.spacing = 12
      let heading = [
        TextLabel(viewModel.article.title, style: .title1),
        TextLabel(viewModel.byline, style: .subheadline),
      ]
      let body = viewModel.article.paragraphs.map { TextLabel($0) }
      // Above the buttons, so that whoever has just pressed one sees it.
      view = ColumnView(heading + body + [statusLabel, buttons])
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = detailsButton
      viewModel.onChange = { [weak self] in self?.update() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      update()
    }

    private func update() {
      saveButton.setTitle(viewModel.saveTitle, for: .normal)
      statusLabel.text = viewModel.status
      statusLabel.isHidden = viewModel.status == nil
    }
  }
}
