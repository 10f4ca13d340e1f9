import CompactTesting
import CoordinatorTesting
import Testing

/// The coordinators that stop because they have lost their last screen, as pictures.
///
/// The facts name coordinators. `lost`: it may have lost its last screen, latest last. `unshown`:
/// it has shown nothing. `starter`: only its descendants have. `plain`: it has no role. `placed`:
/// it has a place of its own. `ended`: it is inactive. `waiting` and `expecting`: it has a screen
/// to come. `childless`: it lost its last child during a transition.
struct StoppingTests: TableSuite {
  private let pair = "Shop: Cart Login"
  private let chain = "Shop: Cart\nCart: Gift\nGift: Ribbon"

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func expect(
    _ facts: String, _ trees: String, _ effects: String, windows: String = "root Shop",
    line: Int = #line
  ) {
    let pictures = DecisionPictures(trees, windows: windows, facts: facts)
    expectEqual(pictures.effects, effects, facts, line: line)
  }

  func table(_ test: inout TestTable) {
    // MARK: Who has none left

    test("A coordinator that has lost its last screen is stopped") {
      expect("lost Cart", pair, "stop Cart")
      expect("lost Cart", pair, "stop Cart", windows: "")
    }

    test("A coordinator that has lost nothing is not inspected") {
      expect("", pair, "")
      expect("lost Login", pair, "stop Login")
    }

    test("A screen counts wherever it is: visible, covered, hidden, in a suspended root") {
      for presence in ["visible", "covered", "hidden", "unselected", "suspended"] {
        expect("lost Cart", pair, "", windows: "root Shop\n  tab \(presence) Cart")
      }
      expect("lost Cart", pair, "", windows: "root Cart")
      expect("lost Cart", pair, "", windows: "root Login\nroot suspended Cart")
    }

    test("A screen in another window counts") {
      expect("lost Cart", pair, "", windows: "root Shop---root Login\n  over Cart")
    }

    test("Screens of other coordinators, and without an owner, do not count") {
      expect("lost Cart", pair, "stop Cart", windows: "root Shop\n  stack -\n  stack Login")
    }

    test("A container that a coordinator only fills does not count, but its contents do") {
      expect("lost Cart", pair, "stop Cart", windows: "root Cart filled container")
      expect("lost Cart", pair, "stop Cart", windows: "root Cart filled\n  stack Login")
      expect("lost Cart", pair, "", windows: "root Box of Cart filled\n  stack Cart")
    }

    test("A coordinator that has a descendant with a screen keeps running") {
      expect("lost Cart", chain, "", windows: "root Shop\n  stack Gift")
      expect("lost Cart", chain, "", windows: "root Shop\n  stack Ribbon")
      expect("lost Gift Cart", chain, "", windows: "root Shop\n  stack Ribbon")
      expect("lost Ribbon", chain, "stop Ribbon, stop Gift", windows: "root Shop\n  stack Cart")
    }

    test("A coordinator is stopped even if an ancestor or a sibling has a screen") {
      expect("lost Gift", chain, "stop Gift", windows: "root Shop\n  stack Cart")
      expect("lost Cart", pair, "stop Cart", windows: "root Shop\n  stack Login")
    }

    test("A coordinator with the number of a freed candidate is stopped") {
      var ownership = Ownership()
      let root = ownership.add(childOf: nil)
      let freed = ownership.add(childOf: root)
      ownership.remove(freed)
      let owner = ownership.add(childOf: root)
      ownership[owner].hasShown = true
      var facts = Stopping.Facts()
      facts.candidates = [freed, owner]
      expectEqual(Stopping.effects(of: facts, ownership), [.stop(owner)])
    }

    // MARK: Who is to have one

    test("A coordinator that waits for a screen to be made keeps running, and so do its ancestors")
    {
      expect("lost Cart,waiting Cart", pair, "")
      expect("lost Cart Gift,waiting Ribbon", chain, "")
      expect("lost Cart,waiting Login", pair, "stop Cart")
    }

    test("A coordinator with a requested screen keeps running, and so do its ancestors") {
      expect("lost Cart,expecting Cart", pair, "")
      expect("lost Cart Gift,expecting Ribbon", chain, "")
      expect("lost Cart,expecting Login", pair, "stop Cart")
    }

    test("No coordinator is stopped while a transition runs in its window") {
      expect("lost Cart,busy Cart", pair, "")
      expect("lost Cart Login,busy Login", pair, "stop Cart")
      expect("lost Ribbon Gift,busy Cart", chain, "stop Ribbon, stop Gift")
    }

    test("No coordinator is stopped before its descendants can be stopped") {
      expect("lost Cart Gift Ribbon,busy Ribbon", chain, "")
      expect("lost Cart Gift Ribbon,busy Gift", chain, "stop Ribbon")
      expect("lost Ribbon Cart,busy Ribbon,starter Cart", chain, "")
    }

    test("Only the app stops a root") {
      expect("lost Shop", pair, "", windows: "")
      expect("lost Shop Cart", pair, "stop Cart", windows: "")
      expect("lost Cart,starter Shop", pair, "stop Cart", windows: "")
    }

    // MARK: In which order

    test("Children stop before their parents") {
      for order in ["Cart Gift Ribbon", "Ribbon Gift Cart", "Gift Ribbon Cart", "Ribbon"] {
        expect("lost \(order)", chain, "stop Ribbon, stop Gift, stop Cart")
      }
    }

    test("Coordinators of upper screens stop before those of lower ones") {
      expect("lost Cart Login", pair, "stop Login, stop Cart")
      expect("lost Login Cart", pair, "stop Cart, stop Login")
    }

    test("Parents of upper screens stop before those of lower ones") {
      let trees = "\(pair)\nCart: Gift\nLogin: Help"
      let effects = "stop Help, stop Gift, stop Login, stop Cart"
      expect("lost Gift Help", trees, effects)
      expect("lost Cart Gift Login Help", trees, effects)
      expect("lost Help Login Gift Cart", trees, "stop Gift, stop Help, stop Cart, stop Login")
      expect("lost Help Cart", trees, "stop Help, stop Cart, stop Login")
    }

    test("Each coordinator is stopped once, however often it is named") {
      expect("lost Cart Cart", pair, "stop Cart")
      expect("lost Ribbon Gift Ribbon Cart", chain, "stop Ribbon, stop Gift, stop Cart")
      expect("lost Gift Help", "Shop: Cart\nCart: Gift Help", "stop Help, stop Gift, stop Cart")
    }

    // MARK: Who only starts others

    test("A coordinator that only starts others is stopped with the last of them") {
      expect("lost Gift,starter Cart", chain, "stop Gift, stop Cart")
      expect("lost Ribbon,starter Cart Gift", chain, "stop Ribbon, stop Gift, stop Cart")
    }

    test("A starter keeps running while other children have screens") {
      let trees = "Shop: Cart\nCart: Gift Help"
      expect("lost Gift,starter Cart", trees, "stop Gift", windows: "root Shop\n  stack Help")
      expect("lost Gift,starter Cart,waiting Help", trees, "stop Gift")
      expect("lost Gift,starter Cart,expecting Help", trees, "stop Gift")
      expect("lost Gift Help,starter Cart", trees, "stop Help, stop Gift, stop Cart")
    }

    test("A starter keeps running while a child has yet to show its first screen") {
      let trees = "Shop: Cart\nCart: Gift Help\nGift: Ribbon"
      expect("lost Gift,starter Cart,unshown Help", trees, "stop Gift")
      expect("lost Ribbon,starter Cart Gift,unshown Help", trees, "stop Ribbon, stop Gift")
      expect("lost Gift,starter Cart,unshown Ribbon,ended Help", trees, "stop Gift, stop Cart")
      expect("lost Gift,starter Cart,unshown Help,ended Help", trees, "stop Gift, stop Cart")
      expect("lost Gift,starter Cart,unshown Help,plain Help", trees, "stop Gift, stop Cart")
    }

    test("A starter waits for the end of a transition in its window, and is stopped then") {
      expect("lost Gift,starter Cart,busy Cart", chain, "stop Gift, postpone Cart")
      expect("lost Cart,starter Cart,childless Cart", chain, "stop Cart")
      expect("lost Cart,starter Cart,childless Cart,busy Cart", chain, "postpone Cart")
      let shown = "root Shop\n  stack Gift"
      expect("lost Cart,starter Cart,childless Cart", chain, "", windows: shown)
    }

    test("A starter keeps running if its children have ended by themselves") {
      expect("lost Cart,starter Cart", pair, "")
      expect("lost Cart,starter Cart,ended Gift", chain, "")
      expect("lost Gift,starter Cart,ended Gift", chain, "")
    }

    test("A starter with a place of its own keeps running, and so does its parent") {
      expect("lost Gift,starter Cart,placed Cart", chain, "stop Gift")
      expect("lost Ribbon,starter Cart Gift,placed Gift", chain, "stop Ribbon")
      expect("lost Ribbon,starter Cart Gift,placed Cart", chain, "stop Ribbon, stop Gift")
    }

    test("A place of its own does not keep a coordinator that has shown a screen") {
      expect("lost Cart,placed Cart", pair, "stop Cart")
      expect("lost Gift,starter Cart,placed Gift", chain, "stop Gift, stop Cart")
    }

    test("A coordinator without a role between them does not keep a starter") {
      let inner = "lost Ribbon,starter Cart,plain Gift"
      expect("\(inner),unshown Gift", chain, "stop Ribbon, stop Cart")
      expect("\(inner),starter Gift,placed Gift", chain, "stop Ribbon, stop Cart")
      expect("lost Gift,starter Cart,plain Gift,unshown Gift", chain, "")
    }

    // MARK: Who has shown nothing

    test("A coordinator that has shown nothing so far keeps running") {
      expect("lost Cart,unshown Cart", pair, "")
      expect("lost Gift,unshown Cart", chain, "stop Gift")
      expect("lost Ribbon,unshown Gift,starter Cart", chain, "stop Ribbon")
    }

    test("A child that has shown nothing does not keep its parent that has") {
      expect("lost Gift,unshown Gift", chain, "stop Cart")
      expect("lost Ribbon,unshown Gift", chain, "stop Ribbon, stop Cart")
    }

    test("An inactive coordinator is skipped, but its parent is not") {
      expect("lost Cart,ended Cart", pair, "")
      expect("lost Gift,ended Gift", chain, "stop Cart")
      expect("lost Ribbon,ended Gift,starter Cart", chain, "stop Ribbon, stop Cart")
    }
  }
}
