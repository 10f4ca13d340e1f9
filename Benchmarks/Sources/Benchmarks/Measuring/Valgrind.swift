import Foundation

/// Counts the instructions of rows: valgrind runs this program once for each.
///
/// The counts do not depend on what else the machine does.
@MainActor
struct Valgrind {
  private static let processes = 2

  private let executable: URL

  /// Finds valgrind in the search path; nil where it is not installed.
  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("valgrind")
      if FileManager.default.isExecutableFile(atPath: file.path) {
        executable = file
        return
      }
    }
    return nil
  }

  func instructions(of comparisons: [Comparison], in suite: String) throws -> [Instructions] {
    var results: [Instructions] = []
    var running: [ValgrindRun] = []
    defer { for run in running { run.terminate() } }
    for comparison in comparisons {
      if running.count == Self.processes { results.append(try running.removeFirst().result()) }
      running.append(try ValgrindRun(executable, of: comparison, in: suite))
    }
    while !running.isEmpty { results.append(try running.removeFirst().result()) }
    return results
  }
}
