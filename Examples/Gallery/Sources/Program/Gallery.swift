import CoordinatorDriving
import CoordinatorLauncher
import Foundation
import GalleryKit
import GalleryLogin
import GalleryNamespaces
import GalleryStoryboard
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
    Example(name: "namespaces", summary: NamespacesExample.summary, run: NamespacesExample.run),
    Example(name: "tabs", summary: TabsExample.summary, run: TabsExample.run),
    Example(name: "kit", summary: KitExample.summary, run: KitExample.run),
    Example(name: "storyboard", summary: StoryboardExample.summary, run: StoryboardExample.run),
    Example(name: "login", summary: LoginExample.summary, run: LoginExample.run),
  ]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, !name.hasPrefix("-") else {
      say(help, to: .standardOutput)
      exit(arguments.contains { ["--help", "-h"].contains($0) } ? 0 : 2)
    }
    guard let example = examples.first(where: { $0.name == name }) else {
      let suggestion = Suggestion.text(for: name, among: examples.map(\.name))
      say("There is no example '\(name)'.\(suggestion)\n\n\(help)", to: .standardError)
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

      'gallery NAME --help' prints the options, which are the same for all.
      """
  }

  private static func say(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data((text + "\n").utf8))
  }
}
