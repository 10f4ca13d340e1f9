import Foundation

extension UITableViewCell {
  /// Makes a cell of this very class, which a table knows only as a value.
  @_optimize(none)
  final class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    metatype(self, readAs: MadeCell.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private class MadeCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OtherMadeCell: MadeCell {}
