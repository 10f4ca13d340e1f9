import CompactTesting
import CoordinatorCore
import Testing

struct DiagramTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  /// Names, and how Mermaid and DOT have them in quotation marks.
  static let names: [(name: String, mermaid: String, dot: String)] = [
    ("Library.Coordinator", "Library.Coordinator", "Library.Coordinator"),
    ("Tab<Array<Int>>", "Tab#60;Array#60;Int#62;#62;", "Tab<Array<Int>>"),
    (#"`say "hi"`"#, "#96;say #34;hi#34;#96;", #"`say \"hi\"`"#),
    (#"A[0]{x}(y)|z"#, "A#91;0#93;{x}(y)|z", "A[0]{x}(y)|z"),
    (
      "__a__ *b* ~~c~~ $$d$$",
      "#95;#95;a#95;#95; #42;b#42; #126;#126;c#126;#126; #36;#36;d#36;#36;",
      "__a__ *b* ~~c~~ $$d$$"
    ),
    (#"back\slash\n"#, "back#92;slash#92;n", #"back\\slash\\n"#),
    (
      "a & b &lt; #35; 100%%{init}", "a #38; b #38;lt; #35;35; 100#37;#37;{init}",
      "a &amp; b &amp;lt; #35; 100%%{init}"
    ),
    ("zwei\nZeilen\u{7}", "zwei<br>Zeilen", #"zwei\nZeilen"#),
    ("end", "end", "end"), ("Übersicht 概要", "Übersicht 概要", "Übersicht 概要"), ("", "", ""),
  ]

  func transition(
    _ kind: String, _ phase: Event.TransitionPhase, in root: String = "App", to name: String?,
    _ id: Int = 0
  ) -> Event {
    let screen = name.map { Event.Screen($0, id: id) }
    let transition = Event.Transition(Event.TransitionKind(rawValue: kind), phase, screen: screen)
    return Event(.transition(transition), path: "\(root)/Child", time: .zero)
  }

  func table(_ test: inout TestTable) {
    test("A tree is a diagram of its coordinators") {
      let child = CoordinatorTree(name: "Tab<Int>", state: .paused)
      let tree = CoordinatorTree(
        name: "App", state: .active, annotation: "List, Article",
        children: [CoordinatorTree(name: "Main", state: .active, children: [child]), child])
      expectEqual(
        tree.mermaid,
        """
        flowchart TD
          n0["App<br>active<br>List, Article"]
          n1["Main<br>active"]
          n2["Tab#60;Int#62;<br>paused"]
          n3["Tab#60;Int#62;<br>paused"]
          n0 --> n1
          n1 --> n2
          n0 --> n3
        """)
      expectEqual(
        tree.dot,
        #"""
        digraph {
          rankdir=TB
          node [shape=box]
          n0 [label="App\nactive\nList, Article"]
          n1 [label="Main\nactive"]
          n2 [label="Tab<Int>\npaused"]
          n3 [label="Tab<Int>\npaused"]
          n0 -> n1
          n1 -> n2
          n0 -> n3
        }
        """#)
    }

    test("A map has the transitions that changed the screen in front, by window") {
      let map = TransitionMap([
        transition("setRoot", .performed, to: "List", 1),
        transition("push", .requested, to: "List", 1),
        transition("push", .performed, to: "Article", 2),
        transition("embed", .performed, to: "Article", 2),
        transition("push", .performed, to: "Article", 3),
        transition("push", .rejected, to: "Article", 3),
        transition("setRoot", .performed, in: "App#2", to: "List", 9),
        transition("pop", .observed, to: "Article", 2),
        transition("pop", .observed, to: "List", 1),
        transition("push", .performed, to: "Article", 4),
        transition("present", .requested, to: "Article", 4),
        transition("present", .performed, to: "Login", 6),
        transition("dismiss", .performed, to: nil),
        Event(.finished(output: nil), path: "App", time: .zero),
      ])
      expectEqual(
        "\(map)",
        """
        start → List  setRoot ×2
        List → Article  push ×2
        Article → Article  push ×1
        Article → Article  pop ×1
        Article → List  pop ×1
        Article → Login  present ×1
        """)
      expectEqual(
        map.mermaid,
        """
        flowchart LR
          n0["start"]
          n1["List"]
          n2["Article"]
          n3["Login"]
          n0 -->|"setRoot ×2"| n1
          n1 -->|"push ×2"| n2
          n2 -->|"push ×1"| n2
          n2 -->|"pop ×1"| n2
          n2 -->|"pop ×1"| n1
          n2 -->|"present ×1"| n3
        """)
      expectTrue(map.dot.contains("\n  n0 -> n1 [label=\"setRoot ×2\"]\n"), map.dot)
      expectEqual(TransitionMap([]).mermaid, "flowchart LR")
    }

    test("A map has the transitions of requests that overlap, and of several runs") {
      let map = TransitionMap([
        Event(.lifecycle(.started), path: "App", time: .zero),
        transition("setRoot", .requested, to: "List", 1),
        transition("leave", .merged, to: "Article", 2),
        transition("setRoot", .performed, to: "Article", 2),
        transition("push", .requested, to: "Article", 2),
        transition("push", .requested, to: "Article", 2),
        transition("push", .performed, to: "Sheet", 3),
        transition("pop", .requested, to: "Page", 4),
        transition("push", .performed, to: "Page", 4),
        Event(.lifecycle(.started), path: "App", time: .zero),
        transition("setRoot", .requested, to: nil),
        transition("setRoot", .performed, to: "Page", 4),
        Event(.lifecycle(.started), path: "App/Child", time: .zero),
        transition("push", .performed, to: "List", 5),
      ])
      expectEqual(
        "\(map)",
        """
        List → Article  setRoot ×1
        Article → Sheet  push ×1
        Sheet → Page  push ×1
        start → Page  setRoot ×1
        Page → List  push ×1
        """)
    }

    test("Names are escaped") {
      for (name, mermaid, dot) in Self.names {
        let map = TransitionMap([transition(name, .performed, to: name, 1)])
        let tree = CoordinatorTree(name: name, state: .active)
        expectTrue(map.mermaid.contains("\n  n1[\"\(mermaid)\"]\n"), map.mermaid)
        expectTrue(map.mermaid.contains("|\"\(mermaid) ×1\"|"), map.mermaid)
        expectTrue(map.dot.contains("\n  n1 [label=\"\(dot)\"]\n"), map.dot)
        expectTrue(map.dot.contains(" [label=\"\(dot) ×1\"]"), map.dot)
        expectTrue(tree.mermaid.contains("[\"\(mermaid)<br>active\"]"), tree.mermaid)
        expectTrue(tree.dot.contains("[label=\"\(dot)\\nactive\"]"), tree.dot)
      }
    }
  }
}
