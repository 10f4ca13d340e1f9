import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit

/// Records random programs in files, to compare two versions of the framework.
///
/// `RANDOM_RECORD=old RANDOM_SEEDS=0-4999 swift test --filter RandomizedTests` writes the files of
/// one version into the folder `old`, and `RANDOM_RECORD=new RANDOM_REPLAY=old ...` those of
/// another one, in which each piece begins with the random numbers that it had in `old`, whatever
/// has differed before it. `diff -r old new` shows where they differ.
struct RandomRecord {
  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }

  private static func file(_ name: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(name).txt")
  }

  /// Whether programs are recorded.
  static let isWanted = folder("RANDOM_RECORD") != nil

  /// Writes the record of a program.
  static func write(_ outcome: RandomProgram.Outcome, of name: String) throws {
    guard let folder = folder("RANDOM_RECORD") else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = outcome.trace + outcome.violations.map { "!! \($0)" }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file(name, in: folder))
  }

  /// The line with which a piece begins.
  static func line(of piece: Int, _ random: SeededGenerator) -> String {
    "== \(piece) \(random.state)"
  }

  /// The random numbers with which each piece begins in a record that is to be replayed.
  static func replayed(_ name: String) -> [SeededGenerator]? {
    guard let folder = folder("RANDOM_REPLAY") else { return nil }
    guard let text = try? String(contentsOf: file(name, in: folder), encoding: .utf8) else {
      fatalError("RANDOM_REPLAY: \(folder.path) has no record '\(name)'.")
    }
    return text.split(separator: "\n").filter { $0.hasPrefix("== ") }.map { line in
      guard let state = line.split(separator: " ").last.flatMap({ UInt64($0) }) else {
        fatalError("RANDOM_REPLAY: '\(line)' in the record '\(name)' has no state.")
      }
      return SeededGenerator(state: state)
    }
  }
}

extension RandomApp {
  /// Records the journal of each coordinator.
  func listen(to root: RandomRoot) {
    guard RandomRecord.isWanted else { return }
    subscriptions.append(
      root.context.journal.subscribe { [weak self] event in
        self?.journal[event.path, default: []].append("\(event.kind)")
      })
  }

  /// Records the trees, the screens and the journal at rest.
  func notePicture() {
    guard RandomRecord.isWanted else { return }
    for root in roots { note("\(CoordinatorTree(root))") }
    for window in allWindows {
      note("   window")
      if let root = window.rootViewController { noteScreens(of: root, "   ") }
    }
    for path in journal.keys.sorted() {
      note("   journal of \(path)")
      for kind in journal[path] ?? [] { note("      \(kind)") }
    }
    journal = [:]
  }

  private func noteScreens(of controller: UIViewController, _ indent: String) {
    let inner = indent + "  "
    note("\(inner)\(controller.title ?? "\(type(of: controller))")")
    for child in controller.children { noteScreens(of: child, inner) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      note("\(inner)presents")
      noteScreens(of: presented, inner)
    }
  }
}
