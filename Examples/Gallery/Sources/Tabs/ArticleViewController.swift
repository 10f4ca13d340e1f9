import UIKit

/// One text to read.
final class ArticleViewController: UIViewController {
  private let text: String

  init(title: String, text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("This screen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    view.addSubview(label)
  }
}
