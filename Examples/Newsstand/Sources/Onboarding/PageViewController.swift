import UIKit

extension Onboarding {
  protocol PageViewControllerDelegate: AnyObject {
    func pageRead(_ page: Page)
  }

  final class PageViewController: UIViewController {
    weak var delegate: (any PageViewControllerDelegate)?

    let page: Page

    init(page: Page) {
      self.page = page
      super.init(nibName: nil, bundle: nil)
      title = page.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func loadView() {
      let heading = TextLabel(page.title, style: .title1)
      let text = TextLabel(page.text)
      for label in [heading, text] { label.textAlignment = .center }
      let button = UIButton(page.buttonTitle) { [weak self] in
        guard let self else { return }
        delegate?.pageRead(page)
      }
      view = ColumnView([heading, text, button], alignment: .center)
    }
  }
}
