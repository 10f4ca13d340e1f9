import Foundation

extension UITableViewCell {
  /// Creates a cell of the class on which it is called, which may be known only at run time.
  @_optimize(none)
  final class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    metatype(self, readAs: MadeCell.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

// The two classes that `metatype(_:readAs:)` needs.
private class MadeCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OtherMadeCell: MadeCell {}
