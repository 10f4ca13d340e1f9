import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A script that opens and closes a second window, which `Examples/Newsstand/Scripts/exits.txt`
/// does not.
@MainActor @Suite(.coordinators, .serialized) struct SceneScriptTests {}

extension SceneScriptTests {
  @Test func `A script opens a window, shows a flow in it, and closes it`() async throws {
    let scenes = try TwoScenes()
    scenes.disconnect(1)
    scenes.driver.settle()
    var child: Child?
    var pictures: [String] = []
    func run(_ text: String) async throws {
      let runner = ScriptRunner(try Script(text), app: scenes.driver) { pictures.append($0) }
      await #expect(throws: Never.self) { try await runner.run() }
    }
    try await run(
      """
      expect tree "Frame  active"
      scene open
      expect idle
      """)
    expectEqual(scenes.runner.scenes.count, 2)
    try scenes.driver.device.run {
      let frame = try scenes.frame(1)
      let leaf = Leaf(UINavigationController(), ["Leaf"], frame.log)
      frame.present(leaf, style: .pageSheet)
      child = Child(leaf, [leaf.navigationController], scenes.driver, frame.log)
    }
    try await run(
      """
      expect idle
      expect screen "Leaf"
      expect tree "Leaf  active"
      """)
    child?.begin()
    try await run(
      """
      scene close
      expect idle
      expect screen "Home"
      expect no tree "Leaf"
      tree
      """)
    expectEqual(pictures, ["Frame  active\n└─ Sheet  active  ◀ Screen"])
    try require(child).expectLeft(
      of: "Frame", reason: .parentStopped,
      then: [
        "Sheet stopped", "Sheet cancelled: its parent was stopped", "Frame#3 stopped",
        "Frame#3 ended: its scene was disconnected",
      ])
  }
}
