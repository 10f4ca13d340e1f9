import Foundation
import UIKit

/// A label that shows all of its text, in one of the sizes that the user has chosen.
final class TextLabel: UILabel {
  convenience init(_ text: String? = nil, style: UIFont.TextStyle = .body) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
