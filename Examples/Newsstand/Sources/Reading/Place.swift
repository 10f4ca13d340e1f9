import UIKit

extension Reading {
  /// Where an article is shown.
  enum Place {
    /// On a stack, so that there is a way back.
    case onTop(of: UINavigationController)
    /// As the only screen of a stack, in a column.
    case alone(in: UINavigationController)

    var navigationController: UINavigationController {
      switch self {
      case .onTop(of: let stack), .alone(in: let stack): stack
      }
    }
  }
}
