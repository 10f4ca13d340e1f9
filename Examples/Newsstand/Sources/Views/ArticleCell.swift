import UIKit

/// The title of an article and its author.
final class ArticleCell: UITableViewCell {
  static let identifier = "article"

  func display(_ article: Article) {
    var content = defaultContentConfiguration()
    content.text = article.title
    content.secondaryText = article.author
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
