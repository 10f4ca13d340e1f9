import CompactTesting
import CoordinatorCore
import CoordinatorTesting
import HeadlessUIKit

/// Reads windows, coordinators and changes from text, and decides about them.
///
/// A picture of a window has a line for each screen: its place, its presence unless it is visible,
/// its name and its traits. The name `-` stands for no name. The owner is the coordinator of the
/// same name, or the one after `of`. A screen with others on its stack, or in its tabs, columns or
/// pages, is a container.
///
/// ```text
/// root Shop
///   stack covered Basket of Cart
///   stack Gift column
///   over Login pausing Shop
/// root suspended -
/// ```
@MainActor struct DecisionPictures {
  private var ownership = Ownership()
  private var stopping = Stopping.Facts()
  /// Whether pauses are to be decided, too.
  private var decidesPauses = false
  private var owners: [Substring: OwnerID] = [:]
  private var screens: [Substring: ScreenID] = [:]

  private static let causes: [(cause: PauseCauses, name: String)] = [
    (.covered, "covered"), (.deselected, "deselected"), (.overlaid, "overlaid"),
  ]

  private static let traits: [Substring: Layout.Traits] = [
    "container": .container, "column": .column, "filled": .filled,
  ]

  /// - Parameters:
  ///   - trees: Each coordinator's children, as in `Shop: Cart Login`. All have shown a screen.
  ///   - windows: Pictures, separated by a line of dashes.
  ///   - facts: The changes and other facts, as in `lost Cart Login, busy Shop`.
  init(_ trees: String = "", windows: String = "", facts: String = "") {
    for line in trees.split(separator: "\n") {
      let names = line.split { ":  ".contains($0) }
      let parent = add(names[0], childOf: nil)
      for child in names.dropFirst() { _ = add(child, childOf: parent) }
    }
    stopping.layouts = windows.split(separator: "---").map { layout(String($0)) }
    for fact in facts.split(separator: ",") { read(fact) }
  }

  private mutating func add(_ name: Substring, childOf parent: OwnerID?) -> OwnerID {
    if let known = owners[name] { return known }
    let id = ownership.add(childOf: parent)
    ownership[id].hasShown = true
    owners[name] = id
    return id
  }

  // MARK: Windows

  /// Reads a picture; screens with the same name in two pictures are the same.
  mutating func layout(_ picture: String) -> Layout {
    let lines = picture.split(separator: "\n")
    // For each depth, the numbers of screens so far in places of the same container.
    var counts: [[Substring: Int]] = []
    var rows = lines.map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      counts = counts.prefix(depth + 1) + (counts.count > depth ? [] : [[:]])
      let place = line.split(separator: " ")[0]
      defer { counts[depth][place, default: 0] += 1 }
      return row(line, depth: depth, at: counts[depth][place, default: 0])
    }
    for (index, next) in rows.dropFirst().enumerated() where next.depth > rows[index].depth {
      if next.slot.kind != .presented, next.slot.kind != .embedded {
        rows[index].traits.insert(.container)
      }
    }
    return Layout(rows)
  }

  private mutating func row(_ line: Substring, depth: Int, at index: Int) -> Layout.Row {
    var words = line.split(separator: " ")
    let place = words.removeFirst()
    let kind = Layout.Slot.Kind.allCases.first { "\($0)" == place } ?? .presented
    expectTrue(kind != .presented || place == "over", "\(place) is no place")
    var presence = Layout.Presence.visible
    if let named = Layout.Presence.allCases.first(where: { "\($0)" == words[0] }) {
      presence = named
      words.removeFirst()
    }
    let name = words.removeFirst()
    var owner = owners[name]
    var presenter: OwnerID?
    let isChosen = presence != .unselected && presence != .hidden
    var traits: Layout.Traits = isChosen ? [] : .notChosen
    while !words.isEmpty {
      switch words.removeFirst() {
      case "of": owner = self.owner(words.removeFirst())
      case "pausing": presenter = self.owner(words.removeFirst())
      case let word:
        expectNotNil(Self.traits[word])
        if let trait = Self.traits[word] { traits.insert(trait) }
      }
    }
    let slot = Layout.Slot(kind, kind == .presented ? 0 : index)
    var row = Layout.Row(
      screen(name), depth: depth, slot, presence, owner: owner, traits: traits)
    row.pausingPresenter = presenter
    return row
  }

  private mutating func screen(_ name: Substring) -> ScreenID {
    if let known = screens[name] { return known }
    let id = EngineProbe.id(of: UIViewController())
    if name != "-" { screens[name] = id }
    return id
  }

  private func owner(_ name: Substring) -> OwnerID {
    expectNotNil(owners[name])
    return owners[name] ?? OwnerID(index: 0)
  }

  // MARK: Facts

  private mutating func read(_ fact: Substring) {
    let words = fact.split(separator: " ")
    let names = words.dropFirst()
    switch words[0] {
    case "pausing": decidesPauses = true
    case "paused": readPaused(names)
    default: for name in names { read(words[0], of: owner(name)) }
    }
  }

  private mutating func read(_ fact: Substring, of owner: OwnerID) {
    switch fact {
    case "lost": stopping.candidates.append(owner)
    case "expecting": stopping.expecting.insert(owner)
    case "busy": stopping.busy.insert(owner)
    case "placed": stopping.withPlace.insert(owner)
    case "waiting": ownership[owner].screensToCome += 1
    case "ended": ownership[owner].isRunning = false
    case "unshown": ownership[owner].hasShown = false
    case "starter":
      ownership[owner].hasShown = false
      ownership[owner].hasShownByDescendants = true
    case "childless": ownership[owner].hasLostChild = true
    case "plain": ownership[owner].showsScreens = false
    default: expectTrue(false, "\(fact) is no fact")
    }
  }

  /// Reads a paused coordinator, as in `Cart covered and deselected`.
  private mutating func readPaused(_ words: ArraySlice<Substring>) {
    let names = words.dropFirst().joined(separator: " ").split(separator: " and ")
    let causes = Self.causes.filter { names.contains(Substring($0.name)) }.map(\.cause)
    expectEqual(causes.count, names.count)
    ownership.setCauses(PauseCauses(causes), of: owner(words[1]))
  }

  // MARK: Decisions

  /// The effects in order, as in `resume Shop covered, stop Cart`.
  var effects: String {
    let pauses = decidesPauses ? Pausing.effects(stopping.layouts, ownership) : []
    let stops = Stopping.effects(of: stopping, ownership)
    return (pauses + stops).map { text(of: $0) }.joined(separator: ", ")
  }

  private func text(of effect: Effect) -> String {
    switch effect {
    case .pause(let owner, let causes): "pause \(name(of: owner)) \(text(of: causes))"
    case .resume(let owner, let causes): "resume \(name(of: owner)) \(text(of: causes))"
    case .stop(let owner): "stop \(name(of: owner))"
    case .postpone(let owner): "postpone \(name(of: owner))"
    }
  }

  private func text(of causes: PauseCauses) -> String {
    Self.causes.filter { causes.contains($0.cause) }.map(\.name).joined(separator: " and ")
  }

  private func name(of owner: OwnerID) -> Substring {
    owners.first { $0.value == owner }?.key ?? "nobody"
  }

  private func name(of screen: ScreenID) -> Substring {
    screens.first { $0.value == screen }?.key ?? "-"
  }

  func name(of row: Layout.Row?) -> Substring { row.map { name(of: $0.screen) } ?? "-" }

  /// The choices, as in `Two in Pages`.
  func text(of choices: [Choice]) -> String {
    choices.map { "\(name(of: $0.screen)) in \(name(of: $0.container))" }.joined(separator: ", ")
  }
}
