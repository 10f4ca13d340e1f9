import Foundation
public import HeadlessUIKit
import TerminalHost

extension UIApplicationDelegate {
  /// Runs the app in the terminal; what `@main` on an application delegate calls.
  ///
  /// Declare a `main()` of your own on the delegate to take the command line into account.
  public static func main() {
    let device = HeadlessDevice(clock: TransitionClock(.real))
    let runner = ApplicationRunner(device: device, Self.self)
    let host = ANSITerminalHost(device: device, application: runner)
    runner.launch()
    exit(host.run())
  }
}
