public import Foundation

/// An Interface Builder file with objects that are created together, any number of times.
///
/// The `.xib` is read without compiling, and found like a storyboard.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options, which have no effect here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for placeholders other than the owner.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  final let nibName: String
  private let bundle: Bundle?
  private let data: Data?
  private let file: URL?

  /// Creates a nib from a file's name without extension; the file is found on first use.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    nibName = name
    bundle = bundleOrNil
    data = nil
    file = nil
    super.init()
  }

  /// Creates a nib from the content of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    nibName = "data"
    bundle = bundleOrNil
    self.data = data
    file = nil
    super.init()
  }

  /// Creates a nib from a file that was found.
  init(file: URL) {
    nibName = file.deletingPathExtension().lastPathComponent
    bundle = nil
    data = nil
    self.file = file
    super.init()
  }

  /// Creates and connects the objects, and returns the top-level objects.
  ///
  /// `awakeFromNib()` is called on each object that was created, not on the owner. Raises if the file
  /// does not exist or cannot be read.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let objects = InterfaceLoading(readDocument(), bundle: bundle, storyboard: nil).makeObjects(
      owner: ownerOrNil as AnyObject?)
    // As for a controller from a storyboard: a weak outlet is still set when the app adds its view.
    HeadlessDevice.current.clock.atNextTurn { withExtendedLifetime(objects) {} }
    return objects
  }

  private func readDocument() -> InterfaceDocument {
    var reason = ""
    do throws(StoryboardFileError) {
      if let data { return try InterfaceDocument(data: data, file: nibName, folder: nil) }
      if let url = file ?? InterfaceResources.find(nibName, "xib", in: bundle) {
        return try InterfaceResources.document(at: url)
      }
    } catch {
      reason = "\n\(error)"
    }
    let place = (bundle ?? .main).bundlePath
    raise(
      .internalInconsistency,
      "Could not load NIB in bundle: 'NSBundle <\(place)> (loaded)' with name '\(nibName)'\(reason)"
    )
  }
}

extension UINib {
  /// Makes the only object of this nib, a cell of a list; raises an exception if it is none.
  func cellMaker<Cell: UIView>(for identifier: String, as type: String) -> () -> Cell {
    {
      guard let cell = self.instantiate(withOwner: nil).first as? Cell else {
        raise(
          .internalInconsistency,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
            + "top level object which must be a \(type) instance")
      }
      return cell
    }
  }
}

extension Bundle {
  /// Creates the objects of a nib in this bundle and returns the top-level objects.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
