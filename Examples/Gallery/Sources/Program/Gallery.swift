import CoordinatorLauncher
import Foundation
import GalleryLogin
import GalleryTabs

/// `gallery NAME [options]`: runs one of the examples.
@main
enum Gallery {
  private struct Example {
    let name: String
    let summary: String
    let run: @MainActor (AppLauncher, [String]) -> Never
  }

  private static let examples = [
    Example(name: "login", summary: LoginExample.summary, run: LoginExample.run),
    Example(name: "tabs", summary: TabsExample.summary, run: TabsExample.run),
  ]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, !["--help", "-h"].contains(name) else {
      say(help, to: .standardOutput)
      exit(arguments.isEmpty ? 2 : 0)
    }
    guard let example = examples.first(where: { $0.name == name }) else {
      say("There is no example '\(name)'.\n\n\(help)", to: .standardError)
      exit(2)
    }
    let launcher = AppLauncher(name: "gallery \(name)", summary: example.summary)
    example.run(launcher, Array(arguments.dropFirst()))
  }

  private static var help: String {
    let width = examples.map(\.name.count).max() ?? 0
    let lines = examples.map { example in
      "  \(example.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(example.summary)"
    }
    return """
      gallery: five texts about coordinators, as programs.

      Usage: gallery NAME [options]

      \(lines.joined(separator: "\n"))

      'gallery NAME --help' tells the options, which are the same for all.
      """
  }

  private static func say(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data((text + "\n").utf8))
  }
}
