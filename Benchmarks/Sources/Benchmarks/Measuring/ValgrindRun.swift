import Foundation

/// A run of this program under valgrind, which writes a file of counts at each mark.
@MainActor
final class ValgrindRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let calls = 20

  private static let environment = [
    // A random seed changes how often entries of tables collide.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // The C library copies 2 KB or more by one instruction that repeats itself, and valgrind counts
    // each byte of it as an instruction. A loop copies 32 bytes with each.
    "GLIBC_TUNABLES": "glibc.cpu.x86_rep_movsb_threshold=\(Int32.max)",
  ]

  private let title: String
  /// How many units the counted calls of a side do.
  private let units: Int
  private let folder: URL
  private let process = Process()

  /// Starts the run.
  init(_ valgrind: URL, of comparison: Comparison, in suite: String) throws {
    title = "\(suite): \(comparison.title)"
    let calls = max(1, Self.calls / comparison.units)
    units = calls * comparison.units
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = valgrind
    process.arguments = [
      "--tool=callgrind", "--dump-before=\(Repetition.mark)",
      "--callgrind-out-file=\(file("counts").path)", "--log-file=\(file("log").path)",
      Bundle.main.executablePath ?? CommandLine.arguments[0],
      suite, "--repeat", comparison.title, Repetition.Side.both.rawValue, "\(calls)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    try process.run()
  }

  /// Waits for the end and reads the counts.
  func result() throws -> Instructions {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure("it ended with status \(process.terminationStatus)")
    }
    // The first file has what comes before the first mark.
    let floor = try count(in: "counts.2")
    let work = try count(in: "counts.3")
    guard !FileManager.default.fileExists(atPath: file("counts.4").path) else {
      throw failure("there are more than three marks")
    }
    return Instructions(floor: floor / Double(units), work: work / Double(units))
  }

  func terminate() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The instructions that a file of callgrind sums up, up to the mark after which it is written.
  private func count(in name: String) throws -> Double {
    guard let text = try? String(contentsOf: file(name), encoding: .utf8) else {
      throw failure("it has not written \(name)")
    }
    let lines = text.split(separator: "\n")
    let sums = lines.filter { $0.hasPrefix("summary: ") }
    guard lines.contains("desc: Trigger: --dump-before=\(Repetition.mark)"),
      lines.contains("events: Ir"), sums.count == 1,
      let count = Int(sums[0].dropFirst("summary: ".count)), count > 0
    else { throw failure("its file \(name) has another form") }
    return Double(count)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func failure(_ reason: String) -> Failure {
    let log = (try? String(contentsOf: file("log"), encoding: .utf8)) ?? ""
    return Failure(
      description: "Valgrind has not counted “\(title)”: \(reason). This is its log:\n\n\(log)")
  }
}
