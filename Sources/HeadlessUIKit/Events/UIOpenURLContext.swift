public import Foundation

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// What is known besides.
  public let options: UIScene.OpenURLOptions

  init(url: URL, sourceApplication: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }
}
