import Foundation
public import HeadlessUIKit
package import TerminalHost

extension UIApplicationDelegate {
  /// Runs the app in the terminal; what `@main` on an application delegate calls.
  ///
  /// Declare a `main()` of your own on the delegate to take the command line into account. The options
  /// of `CoordinatorLauncher`, which nobody reads here, end the program with the status 2.
  public static func main() { main(on: Terminal()) }

  /// Runs the app on a terminal.
  package static func main(on terminal: Terminal) {
    rejectOptions()
    let device = HeadlessDevice(clock: TransitionClock(.real))
    device.log.printEntries()
    let runner = ApplicationRunner(device: device, Self.self)
    let host = ANSITerminalHost(device: device, application: runner, terminal: terminal)
    runner.launch()
    exit(host.run())
  }

  private static func rejectOptions() {
    for argument in CommandLine.arguments.dropFirst() {
      let option = argument.prefix { $0 != "=" }
      guard LauncherOption(rawValue: String(option)) != nil else { continue }
      let text = """
        '\(option)' is read by CoordinatorLauncher, which this program does not use.

        To fix this, add the product 'CoordinatorLauncher' to the target, and give the application's \
        delegate a 'static func main()' that calls 'AppLauncher(...).run(...)'; 'Getting started' \
        shows it.
        """
      Terminal.printError(text)
      exit(2)
    }
  }
}
