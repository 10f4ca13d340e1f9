import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What lies beside a scene or a file: the dock, bundles, folders, and what a creator gives up.
struct StoryboardDetailTests: StageSuite {
  let stage = Stage()

  /// A scene with a bar button, and a label in the dock, both with outlets.
  private static let dock = """
    <viewController id="A" customClass="DockViewController" customModule="HeadlessUIKitTests" \
    sceneMemberID="viewController"><view key="view" id="v"/>
    <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b"/>
    </navigationItem>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="mark" value="blue"/>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="addButton" destination="b" id="o"/>
    <outlet property="spare" destination="l" id="p"/></connections></viewController>
    <label text="In the dock" id="l"/>
    """

  private func dockFile() throws -> WrittenFile {
    try WrittenFile(WrittenFile.storyboard("initialViewController=\"A\"", scene: Self.dock))
  }

  private func initial(_ file: WrittenFile) -> UIViewController? {
    stage.run {
      UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
    }
  }

  private func titled(_ title: String) -> String {
    WrittenFile.storyboard(
      "initialViewController=\"A\"",
      scene: #"<viewController title="\#(title)" id="A" sceneMemberID="viewController"/>"#)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An indicator of a file is visible if it runs, or if it does not hide when it stops") {
      for (attributes, isHidden) in [
        ("", true), ("animating=\"YES\"", false), ("hidesWhenStopped=\"NO\"", false),
        ("hidden=\"YES\" animating=\"YES\"", true),
        ("hidden=\"YES\" hidesWhenStopped=\"NO\"", true),
      ] {
        let screen = try initial(
          WrittenFile(
            WrittenFile.storyboard(
              "initialViewController=\"A\"",
              scene: """
                <viewController id="A" sceneMemberID="viewController"><view key="view" id="v">
                <subviews><activityIndicatorView \(attributes) id="i"/></subviews></view>
                </viewController>
                """)))
        let indicator = screen?.view?.subviews.first
        expectEqual(indicator?.isHidden, isHidden, attributes)
      }
    }

    /// Fact storyboard.constraint: The views of a file have its constraints, which outlets can name.
    ///
    /// Source: `NSLayoutConstraint`; [interface builder]
    test("A constraint of a file is on its view, and in its outlet") {
      let scene = """
        <viewController id="A" customClass="DockViewController" customModule="HeadlessUIKitTests" \
        sceneMemberID="viewController"><view key="view" id="v"><subviews><label id="l">
        <constraints><constraint firstAttribute="width" secondItem="l" secondAttribute="height" \
        multiplier="16:9" id="c1"/></constraints></label>
        <visualEffectView id="e"><view key="contentView" id="ev"><subviews><label id="in"/></subviews>
        <constraints><constraint firstItem="in" firstAttribute="leadingMargin" secondItem="l" \
        secondAttribute="baseline" id="c4"/></constraints></view></visualEffectView></subviews>
        <viewLayoutGuide key="safeArea" id="g"/><constraints>
        <constraint firstItem="l" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="g" secondAttribute="bottom" constant="8" priority="750" id="c2"/>
        <constraint firstAttribute="width" constant="9" placeholder="YES" id="c3"/>
        </constraints></view><connections>
        <outlet property="margin" destination="c2" id="o"/></connections></viewController>
        """
      let screen = try require(
        initial(WrittenFile(WrittenFile.storyboard("initialViewController=\"A\"", scene: scene)))
          as? DockViewController)
      screen.loadViewIfNeeded()
      let margin = try require(screen.margin)
      expectEqual(screen.view.constraints, [margin])
      expectSame(margin.firstItem, screen.view.subviews.first)
      expectSame(margin.secondItem, screen.view)
      expectTrue(margin.firstAttribute == .top && margin.secondAttribute == .bottom)
      expectTrue(margin.relation == .greaterThanOrEqual && margin.priority == .defaultHigh)
      expectTrue(margin.constant == 8 && margin.multiplier == 1)
      expectEqual(screen.view.subviews.first?.constraints.map(\.multiplier), [16.0 / 9])
      let effect = try require(screen.view.subviews.last as? UIVisualEffectView)
      expectTrue(effect.contentView.subviews.first is UILabel)
      let inner = effect.contentView.constraints
      expectEqual(inner.map(\.firstAttribute), [.leadingMargin])
      expectEqual(inner.map(\.secondAttribute), [.lastBaseline])
      expectEqual(stage.log, [])
    }

    test("A segue of a detail button is performed by that, not by a tap on the row") {
      let cell = """
        <tableViewCell accessoryType="detailButton" reuseIdentifier="c" id="c"><connections>
        <segue destination="B" kind="presentation" trigger="accessoryAction" id="s"/></connections>
        </tableViewCell>
        """
      let list = """
        <tableViewController id="A" sceneMemberID="viewController"><tableView key="view" id="t" \
        dataMode="static"><sections><tableViewSection id="x"><cells>\(cell)</cells>
        </tableViewSection></sections><connections>
        <outlet property="dataSource" destination="A" id="o1"/></connections></tableView>
        </tableViewController>
        """
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "initialViewController=\"A\"",
          scene: list, #"<viewController id="B" title="B" sceneMemberID="viewController"/>"#))
      let screen = try require(initial(file) as? UITableViewController)
      stage.show(screen)
      let row = IndexPath(row: 0, section: 0)
      try stage.input.tapRow(row, in: screen.tableView)
      expectNil(screen.presentedViewController)
      try stage.input.tapDetailButton(ofRow: row, in: screen.tableView)
      expectEqual(screen.presentedViewController?.title, "B")
    }

    test("A collection comes with its prototype cells and their segues") {
      let cell = """
        <collectionViewCell reuseIdentifier="c" id="c"><collectionViewCellContentView \
        key="contentView" id="k"><subviews><label text="Moth" id="l"/></subviews>
        </collectionViewCellContentView><connections>
        <segue destination="B" kind="presentation" id="s"/></connections></collectionViewCell>
        """
      let grid = """
        <collectionViewController id="A" customClass="GridController" \
        customModule="HeadlessUIKitTests" sceneMemberID="viewController">
        <collectionView key="view" id="g"><cells>\(cell)</cells><connections>
        <outlet property="dataSource" destination="A" id="o1"/></connections></collectionView>
        </collectionViewController>
        """
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "initialViewController=\"A\"",
          scene: grid, #"<viewController id="B" title="B" sceneMemberID="viewController"/>"#))
      let screen = try require(initial(file) as? GridController)
      stage.show(screen)
      let item = IndexPath(item: 0, section: 0)
      let made = screen.collectionView.cellForItem(at: item)
      expectEqual((made?.contentView.subviews.first as? UILabel)?.text, "Moth")
      try stage.input.select(item: item, in: screen.collectionView)
      expectEqual(screen.presentedViewController?.title, "B")
    }

    /// Fact storyboard.dock: The controller keeps the views that lie beside it in its scene, also for a
    ///   weak outlet.
    ///
    /// Source: [interface builder]
    test("A view in the dock is kept as long as its controller, or until it is made anew") {
      weak var latest: UILabel?
      do {
        let screen = try require(initial(dockFile()) as? DockViewController)
        expectNil(screen.spare)
        screen.loadViewIfNeeded()
        let text = screen.spare?.text
        expectEqual(text, "In the dock")
        weak let first = screen.spare
        screen.view = nil
        screen.loadViewIfNeeded()
        expectNil(first)
        latest = screen.spare
        expectNotNil(latest)
      }
      stage.settle()
      expectNil(latest)
      expectEqual(stage.log, [])
    }

    /// Fact storyboard.outlets: Outlets to items of bars are set with the controller, those to views with
    ///   the view, each once.
    ///
    /// Source: [interface builder]
    test("An outlet is set once") {
      let screen = try require(initial(dockFile()) as? DockViewController)
      expectEqual(screen.calls, ["add"])
      screen.loadViewIfNeeded()
      expectEqual(screen.calls, ["add", "spare"])
    }

    test("The members of an outlet collection need not stand together") {
      let outlets = [("labels", "l"), ("icons", "n"), ("labels", "m")].map { name, id in
        "<outletCollection property=\"\(name)\" destination=\"\(id)\" id=\"o\(id)\"/>"
      }
      let labels = "lnm".map { "<label text=\"\($0)\" id=\"\($0)\"/>" }.joined()
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "initialViewController=\"A\"",
          scene: """
            <viewController id="A" customClass="DockViewController" \
            customModule="HeadlessUIKitTests" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>\(labels)</subviews></view>
            <connections>\(outlets.joined())</connections></viewController>
            """))
      let screen = try require(initial(file) as? DockViewController)
      screen.loadViewIfNeeded()
      expectEqual(screen.calls, ["labels l m", "icons n"])
    }

    test("What a creator makes and gives up is left as it is") {
      let file = try dockFile()
      var givenUp: DockViewController?
      let made: DockViewController? = UIStoryboard(name: file.name, bundle: file.bundle)
        .instantiateInitialViewController {
          coder in
          givenUp = DockViewController(coder: coder)
          return nil
        }
      expectTrue(givenUp?.mark == "none" && givenUp?.calls == [])
      expectTrue(made?.mark == "blue" && made?.calls == ["add"])
      expectTrue(made !== givenUp)
    }

    /// Fact storyboard.reference: A reference leads to a storyboard of the bundle that it names, else of
    ///   the one in which it lies.
    ///
    /// Source: [interface builder]
    test("A reference leads into its own bundle") {
      let file = try WrittenFile(reference(""))
      try file.add("Other.storyboard", titled("Beside"))
      expectEqual(initial(file)?.title, "Beside")
      expectEqual(stage.log, [])
    }

    test("A reference to a scene that is not there makes nothing, with a note") {
      for (attributes, problem) in [
        ("", "Other.storyboard, which has no entry point."),
        (
          "referencedIdentifier=\"Shop\"",
          "'Shop', which is no Storyboard ID of Other.storyboard."
        ),
      ] {
        let file = try WrittenFile(reference(attributes))
        try file.add("Other.storyboard", WrittenFile.storyboard(""))
        expectNil(initial(file))
        let note = stage.log.last.map { $0.prefix { $0 != "\n" } }
        expectEqual(note, "Written.storyboard:5: The reference leads to \(problem)")
      }
      expectEqual(stage.log.count, 2)
    }

    test("A reference with a bundle leads into that one") {
      let identifier = "org.example.\(UUID().uuidString)"
      let file = try WrittenFile(reference("bundleIdentifier=\"\(identifier)\""))
      try file.add("Other.storyboard", titled("Beside"))
      try file.add("There.bundle/Other.storyboard", titled("There"))
      try file.add(
        "There.bundle/Info.plist",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string></dict>
        </plist>
        """)
      let there = try require(Bundle(url: file.folder.appendingPathComponent("There.bundle")))
      try #require(there.bundleIdentifier == identifier)
      expectEqual(initial(file)?.title, "There")
      expectEqual(stage.log, [])
    }

    test("A file in the bundle goes before those in its folders, in the order of their names") {
      let folders = ["b", "Base.lproj", "a"]
      let file = try WrittenFile(titled("Bundle"))
      for folder in folders {
        try file.add("\(folder)/Written.storyboard", titled(folder))
        try file.add("\(folder)/Inner.storyboard", titled(folder))
      }
      expectEqual(initial(file)?.title, "Bundle")
      let inner = UIStoryboard(name: "Inner", bundle: file.bundle)
        .instantiateInitialViewController()
      expectEqual(inner?.title, "Base.lproj")
      try FileManager.default.removeItem(at: file.folder.appendingPathComponent("Base.lproj"))
      let next = UIStoryboard(name: "Inner", bundle: file.bundle).instantiateInitialViewController()
      expectEqual(next?.title, "a")
    }
  }

  private func reference(_ attributes: String) -> String {
    WrittenFile.storyboard(
      "initialViewController=\"A\"",
      scene: """
        <viewControllerPlaceholder storyboardName="Other" \(attributes) id="A" \
        sceneMemberID="viewController"/>
        """)
  }
}
