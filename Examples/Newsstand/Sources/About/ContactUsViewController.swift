import UIKit

extension About {
  final class ContactUsViewController: UIViewController {
    override func loadView() {
      title = "Contact us"
      view = ColumnView([
        TextLabel("We answer letters, and mail too.", style: .headline),
        TextLabel("Newsstand, 42 Station Road, Upper Town"),
        TextLabel("hello@newsstand.example"),
      ])
    }
  }
}
