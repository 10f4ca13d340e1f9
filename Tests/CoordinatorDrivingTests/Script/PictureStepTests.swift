import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@Suite(.coordinators) struct PictureStepTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(.timeLimit(.minutes(5)), arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A picture with a name is written to a file") {
      let folder = TemporaryFolder()
      app.pictureFolder = folder.file("new")
      try await expectEqual(app.run("screen \"desk 1.a\"\ntap \"Lamp\"\nscreen \"lamp\""), "")
      try expectEqual(folder.text(of: "new/lamp.txt"), app.screen + "\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("new").path)
      expectEqual(names.sorted(), ["desk 1.a.txt", "lamp.txt"])
    }

    test("Without a folder, the picture is printed") {
      try await expectEqual(app.run("screen \"desk\""), app.screen)
    }

    test("A picture that cannot be written fails immediately") {
      let folder = try TemporaryFolder.blocked()
      app.pictureFolder = folder.url
      let end = try await app.run("\nscreen \"desk\"", timeout: .seconds(86_400))
      expectTrue(end.hasPrefix("2: The picture cannot be written to \(folder.url.path)/desk.txt: "))
    }

    test("A size applies to pictures and to the device's screen") {
      expectEqual(app.device.screen, .phone)
      try await expectEqual(app.run("size 120x40"), "")
      expectEqual(app.device.screen.size, CGSize(width: 960, height: 640))
      expectEqual(UITraitCollection.current.horizontalSizeClass, .regular)
      expectEqual(app.screen.split(separator: "\n").map(\.count).max(), 120)
      try await expectEqual(app.run("size 40x15"), "")
      expectEqual(app.device.screen.size, CGSize(width: 320, height: 240))
      expectEqual(UITraitCollection.current.horizontalSizeClass, .compact)
      expectEqual(app.screen.split(separator: "\n").map(\.count).max(), 40)
    }

    test("A size from code has the limit that one from a script has") {
      app.resize(columns: 1001, rows: 501)
      expectEqual(app.device.screen.size, CGSize(width: 8000, height: 8000))
    }

    test("With 100 columns or more, the device is a pad") {
      for (columns, idiom) in [(99, UIUserInterfaceIdiom.phone), (100, .pad)] {
        app.resize(columns: columns, rows: 24)
        expectEqual(app.device.screen.idiom, idiom)
      }
    }
  }
}
