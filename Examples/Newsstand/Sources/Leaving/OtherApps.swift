import Foundation
import UIKit

/// The other apps on the device, which open the addresses that this one can't show.
protocol OtherApps: AnyObject {
  /// Leaves for the app that opens an address; complains where there is none.
  func open(_ url: URL, orElse complain: @escaping () -> Void)
}

/// The apps that are installed.
final class InstalledApps: OtherApps {
  func open(_ url: URL, orElse complain: @escaping () -> Void) {
    UIApplication.shared.open(url) { isOpened in
      if !isOpened { complain() }
    }
  }
}
