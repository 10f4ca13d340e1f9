import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// A file that Xcode would not compile gets an error with its place, and ends nothing.
struct BrokenFileTests: StageSuite {
  let stage = Stage()

  private func check(_ content: String) throws -> String {
    let file = try WrittenFile(content)
    do throws(StoryboardFileError) {
      try StoryboardFile.check(contentsOf: file.url)
      return "nothing"
    } catch {
      expectTrue(error.description.contains("This usually means that "))
      expectTrue(error.description.contains("To fix this, "))
      return String(error.description.prefix { $0 != "\n" })
    }
  }

  private func scene(_ id: String, _ inside: String = "", name: String = "viewController") -> String
  {
    "<\(name) id=\"\(id)\" sceneMemberID=\"viewController\">\n\(inside)\n</\(name)>"
  }

  private func segue(_ id: String, to destination: String, _ kind: String) -> String {
    "<connections>\n<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(id)\"/>\n"
      + "</connections>"
  }

  /// The first of tab bar controllers, each of which has the next one once for each of the names.
  private func tabs(_ count: Int, each names: [String]) throws -> UITabBarController? {
    var scenes = ""
    for number in 0..<count {
      let segues = names.map { name in
        "<segue destination=\"c\(number + 1)\" kind=\"relationship\" "
          + "relationship=\"viewControllers\" id=\"\(name)\(number)\"/>"
      }
      let inside = "<connections>\(segues.joined())</connections>"
      scenes +=
        "<scene><objects>\(scene("c\(number)", inside, name: "tabBarController"))"
        + "</objects></scene>"
    }
    scenes += "<scene><objects>\(scene("c\(count)"))</objects></scene>"
    let text = WrittenFile.storyboard("initialViewController=\"c0\"")
    let file = try WrittenFile(text.replacing("</scenes>", with: "\(scenes)</scenes>"))
    return stage.run {
      UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
    } as? UITabBarController
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The files of these tests are in order") {
      for name in ["Main", "Tour", "RingOne", "RingTwo"] {
        let url = try require(Bundle.module.url(forResource: name, withExtension: "storyboard"))
        try StoryboardFile.check(contentsOf: url)
      }
    }

    test("What is no XML, or not for iOS") {
      try expectEqual(check(""), "Written.storyboard:1: The file is empty.")
      try expectEqual(check("not XML"), "Written.storyboard:1: The file is not well-formed XML.")
      try expectEqual(
        check("<document>\n<scenes>\n</document>"),
        "Written.storyboard:3: The file is not well-formed XML.")
      try expectTrue(
        check("<document>\n<scenes>").hasPrefix(
          "Written.storyboard:2: The file is not well-formed"))
      try expectEqual(
        check("<plist version=\"1.0\"/>"),
        "Written.storyboard:1: The file is no storyboard or nib for iOS.")
      try expectEqual(
        check("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>"),
        "Written.storyboard:1: The file is no storyboard or nib for iOS.")
      try expectEqual(
        check("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>"),
        "Written.storyboard:1: The file is not in UTF-8.")
    }

    test("Entities are not expanded") {
      var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a0 \"boom\">\n"
      for level in 1...30 {
        bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">\n"
      }
      bomb += "]>\n<document title=\"&a30;\">&a30;</document>"
      try expectEqual(
        check(bomb),
        "Written.storyboard:1: The file declares a document type or entities (<!DOCTYPE), which "
          + "is not read.")
    }

    test("What is too large or too deep") {
      let deep = String(repeating: "<view>\n", count: 5000)
      try expectEqual(
        check(deep),
        "Written.storyboard:201: The file is too deeply nested, which is more than is read.")
      let wide = String(repeating: "<a/>\n", count: 200_000)
      try expectEqual(
        check("<document>\n\(wide)</document>"),
        "Written.storyboard:100001: The file has too many elements, which is more than is read.")
      let long = String(repeating: " ", count: 10 << 20)
      try expectEqual(
        check("<document>\(long)</document>"),
        "Written.storyboard: The file is 10 MB large, which is more than is read.")
    }

    test("Identifiers that are there twice") {
      try expectEqual(
        check(WrittenFile.storyboard("", scene: scene("A"), scene("A"))),
        "Written.storyboard:10: The object 'A' is that of line 5 already.")
      let named =
        "<viewController id=\"%\" storyboardIdentifier=\"Home\" sceneMemberID=\"viewController\"/>"
      let both = ["A", "B"].map { named.replacing("%", with: $0) }
      try expectEqual(
        check(WrittenFile.storyboard("", scene: both[0], both[1])),
        "Written.storyboard:8: The Storyboard ID 'Home' is that of line 5 already.")
    }

    test("Segues and entry points that lead nowhere") {
      try expectEqual(
        check(WrittenFile.storyboard("", scene: scene("A", segue("s", to: "B", "show")))),
        "Written.storyboard:7: The segue leads to 'B', which is no scene of the file.")
      let view = "<view key=\"view\" id=\"v\"/>\n" + segue("s", to: "v", "show")
      try expectEqual(
        check(WrittenFile.storyboard("", scene: scene("A", view))),
        "Written.storyboard:8: The segue leads to 'v', which is no scene of the file.")
      let exit = "<exit id=\"e\" sceneMemberID=\"exit\"/>"
      try expectEqual(
        check(WrittenFile.storyboard("", scene: scene("A", segue("s", to: "e", "unwind")) + exit)),
        "nothing")
      try expectEqual(
        check(WrittenFile.storyboard("initialViewController=\"B\"", scene: scene("A"))),
        "Written.storyboard:2: The entry point leads to 'B', which is no scene of the file.")
    }

    test("Two files that contain each other end, with a note") {
      let tabs = UIStoryboard(name: "RingOne", bundle: .module).instantiateInitialViewController()
      let inner = (tabs as? UITabBarController)?.viewControllers?.first as? UITabBarController
      let innermost = inner?.viewControllers?.first as? UITabBarController
      expectNotNil(innermost)
      expectNil(innermost?.viewControllers)
      expectEqual(
        stage.log.first?.hasPrefix(
          "RingOne.storyboard:6: The tabBarController 'One-0-001' makes a controller contain itself, or too many others."
        ), true)
    }

    for (outer, kinds, place) in [
      ("viewController", ["relationship"], "5: The viewController 'A'"),
      ("viewController", ["embed"], "5: The viewController 'A'"),
      ("navigationController", ["relationship", "embed"], "12: The viewController 'B'"),
    ] {
      test("Controllers that contain each other end: \(kinds.joined(separator: " and "))") {
        @MainActor func around(_ id: String, _ kind: String) -> String {
          let link = segue("to\(id)", to: id, kind)
          let view = "<view id=\"v\(id)\">\(link)</view>"
          return kind == "embed"
            ? "<view key=\"view\" id=\"w\(id)\"><subviews>\(view)</subviews></view>" : link
        }
        let file = try WrittenFile(
          WrittenFile.storyboard(
            "initialViewController=\"A\"", scene: scene("A", around("B", kinds[0]), name: outer),
            scene("B", around("A", kinds[kinds.count - 1]))))
        let first = UIStoryboard(name: file.name, bundle: file.bundle)
          .instantiateInitialViewController()
        try stage.show(require(first))
        expectEqual(stage.log.count, 1)
        expectEqual(
          stage.log.first?.hasPrefix(
            "Written.storyboard:\(place) makes a controller contain itself, or too many others."),
          true)
      }
    }

    test("Containers that multiply come to an end") {
      let tabs = try tabs(40, each: ["a", "b"])
      expectNotNil(tabs)
      expectFalse(stage.log.isEmpty)
    }

    test("Containers in containers come to an end") {
      var (tabs, depth) = (try tabs(60, each: ["a"]), 0)
      while let outer = tabs {
        (tabs, depth) = (outer.viewControllers?.first as? UITabBarController, depth + 1)
      }
      expectEqual(depth, 51)
      expectEqual(stage.log.count, 1)
    }

    test("A broken storyboard has no scenes, and the log says why") {
      let file = try WrittenFile("<document>")
      let storyboard = UIStoryboard(name: file.name, bundle: file.bundle)
      expectNil(storyboard.instantiateInitialViewController())
      expectEqual(stage.log.count, 1)
      expectEqual(
        stage.log.first?.hasPrefix("Written.storyboard:1: The file is not well-formed"), true)
    }

    test("Numbers that make no sense are left out") {
      let text = WrittenFile.storyboard(
        "initialViewController=\"A\"",
        scene: scene(
          "A",
          """
          <view key="view" tag="99999999999999999999" alpha="nan" id="v"><subviews>
          <label numberOfLines="-5" id="l"/><pageControl numberOfPages="1e300" currentPage="-1" id="p"/>
          <segmentedControl selectedSegmentIndex="7" id="s"><segments><segment title="A"/></segments></segmentedControl>
          <stepper minimumValue="10" maximumValue="1" stepValue="0" value="inf" id="t"/>
          <slider minValue="10" maxValue="-10" value="5" id="u"/>
          </subviews></view>
          """))
      let file = try WrittenFile(text)
      let screen = UIStoryboard(name: file.name, bundle: file.bundle)
        .instantiateInitialViewController()
      let views = try require(screen?.view?.subviews)
      expectTrue(screen?.view.tag == 0 && screen?.view.alpha == 1)
      expectEqual((views[0] as? UILabel)?.numberOfLines, 0)
      expectEqual((views[1] as? UIPageControl)?.numberOfPages, 0)
      expectEqual((views[2] as? UISegmentedControl)?.selectedSegmentIndex, -1)
      expectEqual((views[3] as? UIStepper)?.stepValue, 1)
    }
  }
}
