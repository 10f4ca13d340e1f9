import CompactTesting
import CoordinatorDriving
import CoordinatorLauncher
import Foundation
import Testing

struct ScriptFileTests: TableSuite {
  private let folder = TemporaryFolder()

  init() throws { try folder.create() }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    func write(_ bytes: [UInt8]) throws -> String {
      let file = folder.file("script.txt")
      try Data(bytes).write(to: file)
      return file.path
    }

    test("A missing file is an error") {
      let path = folder.file("none.txt").path
      let error = #expect(throws: LaunchError.self) { try ScriptFile.read(path) }
      expectEqual(error?.description, "There is no script '\(path)'.")
    }

    test("A directory is an error") {
      let error = #expect(throws: LaunchError.self) { try ScriptFile.read(folder.url.path) }
      expectEqual(
        error?.description, "'\(folder.url.path)' is a directory: use the path of a script file.")
    }

    test("A line that is not UTF-8 is an error") {
      for end in ["\n", "\r\n", "\r"] {
        let path = try write(
          Array("back\(end)tap \"".utf8) + [0xFF, 0xFE] + Array("\"\(end)back".utf8))
        let error = #expect(throws: LaunchError.self) { try ScriptFile.read(path) }
        expectEqual(error?.description, "\(path):2: this line is not UTF-8 text.")
      }
    }

    test("A byte order mark and Windows line ends are accepted") {
      let path = try write([0xEF, 0xBB, 0xBF] + Array("back\r\n\ttree # x\r\nscreen".utf8))
      try expectEqual(
        ScriptFile.read(path).lines.map { "\($0.number) \($0.step)" },
        ["1 back", "2 tree", "3 screen"])
    }

    test("A file in place of the state directory is an error") {
      let path = try write([])
      for place in [path, path + "/", path + "/new/folder"] {
        let error = #expect(throws: LaunchError.self) { try StateDirectory.check(place) }
        expectEqual(
          error?.description,
          "'\(path)' is a file: use the path of a directory, which may be new.")
      }
      try StateDirectory.check(folder.url.path)
      try StateDirectory.check(folder.url.path + "/new")
      try StateDirectory.check("new/folder")
      try StateDirectory.check(nil)
    }

    test("A state directory that cannot be made is an error") {
      // Nobody may make a folder there, not even root.
      let error = #expect(throws: LaunchError.self) { try StateDirectory.open("/proc/new/folder") }
      expectEqual(
        error?.description,
        "'/proc/new/folder' cannot be made: use a directory that you may write to.")
      try StateDirectory.open(folder.url.path + "/opened")
      try StateDirectory.open(nil)
    }
  }
}
