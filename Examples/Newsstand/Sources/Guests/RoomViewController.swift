import Foundation
import UIKit

extension Guests {
  /// A screen with a place for guests.
  final class RoomViewController: UIViewController {
    let space = UIView()

    override func loadView() {
      title = "Room"
      space.heightAnchor.constraint(equalToConstant: 300).isActive = true
      view = ColumnView([TextLabel("A part of this screen belongs to a guest."), space])
    }
  }
}
