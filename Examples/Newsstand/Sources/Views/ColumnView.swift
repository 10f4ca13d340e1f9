import Foundation
import UIKit

/// Views one below the other, scrolled when they don't fit.
final class ColumnView: UIScrollView {
  convenience init(_ views: [UIView], alignment: UIStackView.Alignment = .fill) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    keyboardDismissMode = .interactive

    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = alignment
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)

    let content = contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }
}
