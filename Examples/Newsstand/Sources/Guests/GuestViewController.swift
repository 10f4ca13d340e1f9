import UIKit

extension Guests {
  protocol GuestViewControllerDelegate: AnyObject {
    func wishButtonPressed(_ wish: Wish)
    func leaveButtonPressed()
  }

  final class GuestViewController: UIViewController {
    weak var delegate: (any GuestViewControllerDelegate)?

    private let wishes: [Wish]
    private let record: Transitions.Record
    private let endLabel = TextLabel(style: .footnote)

    init(name: String, wishes: [Wish], record: Transitions.Record) {
      self.wishes = wishes
      self.record = record
      super.init(nibName: nil, bundle: nil)
      title = name
      record.add(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func loadView() {
      var views: [UIView] = [TextLabel(title, style: .title1), endLabel]
      for wish in wishes {
        views.append(
          UIButton(wish.rawValue) { [weak self] in self?.delegate?.wishButtonPressed(wish) })
      }
      views.append(UIButton("Leave") { [weak self] in self?.delegate?.leaveButtonPressed() })
      view = ColumnView(views)
      recordChanged()
    }
  }
}

extension Guests.GuestViewController: Transitions.RecordDelegate {
  func recordChanged() {
    endLabel.text = record.text
  }
}
