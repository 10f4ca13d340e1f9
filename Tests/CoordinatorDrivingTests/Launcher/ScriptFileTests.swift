import CompactTesting
import CoordinatorDriving
import CoordinatorLauncher
import Foundation
import Testing

/// Files that can be no script, and those that look strange and are.
@Suite final class ScriptFileTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("scripts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ bytes: [UInt8]) throws -> String {
    let file = folder.appendingPathComponent("script.txt")
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test func `A missing file`() throws {
    let path = folder.appendingPathComponent("none.txt").path
    let error = #expect(throws: LaunchError.self) { try ScriptFile.read(path) }
    expectEqual(error?.description, "There is no script '\(path)'.")
  }

  @Test func `A directory`() throws {
    let error = #expect(throws: LaunchError.self) { try ScriptFile.read(self.folder.path) }
    expectEqual(
      error?.description, "'\(folder.path)' is a directory: give the path of a script file.")
  }

  @Test func `A line that is not UTF-8`() throws {
    let path = try write(Array("back\ntap \"".utf8) + [0xFF, 0xFE] + Array("\"\nback".utf8))
    let error = #expect(throws: LaunchError.self) { try ScriptFile.read(path) }
    expectEqual(error?.description, "\(path):2: this line is not UTF-8 text.")
  }

  @Test func `A byte order mark and foreign line ends`() throws {
    let path = try write([0xEF, 0xBB, 0xBF] + Array("back\r\n\ttree # x\r\nscreen".utf8))
    try expectEqual(
      ScriptFile.read(path).lines.map { "\($0.number) \($0.step)" },
      ["1 back", "2 tree", "3 screen"])
  }

  @Test func `An empty file`() throws {
    try expectTrue(ScriptFile.read(try write([])).lines.isEmpty)
  }

  @Test func `A file where the state's directory should be`() throws {
    let path = try write([])
    let error = #expect(throws: LaunchError.self) { try StateDirectory.check(path) }
    expectEqual(
      error?.description,
      "'\(path)' is a file: give the path of a directory, which may be a new one.")
    try StateDirectory.check(folder.path)
    try StateDirectory.check(folder.path + "/new")
    try StateDirectory.check(nil)
  }
}
