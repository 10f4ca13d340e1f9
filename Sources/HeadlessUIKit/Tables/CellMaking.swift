import Foundation

extension UITableViewCell {
  /// Makes a cell of this very class, which a table knows only as a value.
  ///
  /// NB: Swift calls a metatype's initialiser only if it is `required`, which UIKit's is not, so
  /// the metatype is read as one whose is; both take the same place in the table of methods.
  @_optimize(none)
  final class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    let maker = unsafe unsafeBitCast(self, to: MadeCell.Type.self)
    return maker.init(style: style, reuseIdentifier: reuseIdentifier)
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

/// Keeps the compiler from calling the one initialiser of ``MadeCell`` it would know of directly.
private final class OtherMadeCell: MadeCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
