public import Foundation

/// A URL to open in a scene.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options of the URL.
  public let options: UIScene.OpenURLOptions

  init(url: URL, sourceApplication: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }
}
