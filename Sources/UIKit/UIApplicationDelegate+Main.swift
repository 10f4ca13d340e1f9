import Foundation
public import HeadlessUIKit
import TerminalHost

extension UIApplicationDelegate {
  /// Runs the app in the terminal; what `@main` on an application delegate calls.
  ///
  /// Declare a `main()` of your own on the delegate to take the command line into account.
  public static func main() {
    let device = HeadlessDevice(clock: TransitionClock(.real))
    let host = ANSITerminalHost(device: device)
    let runner = ApplicationRunner(device: device, Self.self)
    runner.launch()
    exit(withExtendedLifetime(runner) { host.run() })
  }
}
