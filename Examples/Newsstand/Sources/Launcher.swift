#if !os(iOS)
  import UIKit

  extension AppDelegate {
    static func main() {}
  }
#endif
