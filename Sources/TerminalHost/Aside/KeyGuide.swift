/// The keys that have an effect now, in groups, for the help.
@MainActor
struct KeyGuide {
  struct Group: Hashable {
    let title: String
    var entries: [Entry] = []
  }

  struct Entry: Hashable {
    let keys: String
    let meaning: String
  }

  let groups: [Group]

  init(_ context: KeyContext) {
    let all = [
      Self.moving(context), Self.choosing(context), Self.writing(context),
      Self.mouse(context), Self.leaving(context),
    ]
    groups = all.filter { !$0.entries.isEmpty }
  }

  private static func moving(_ context: KeyContext) -> Group {
    var group = Group(title: "Moving")
    if context.hasSeveral {
      group.add("Tab, Shift-Tab", "next, previous")
      group.add(context.editor == nil ? "Arrows" : "Up, Down", "to what is nearest")
    }
    if context.hasColumns { group.add("Left, Right", "to the next column") }
    if context.hasPages, context.editor == nil { group.add("<, >", "turn the page") }
    if context.scrolls { group.add("Up, Down", "scroll") }
    if context.isLong {
      group.add("PageUp, PageDown", "by a page")
      if context.editor == nil { group.add("Home, End", "to the ends") }
    }
    if context.hasParts { group.add("F6, Shift-F6", "past the list, to the bars") }
    return group
  }

  private static func choosing(_ context: KeyContext) -> Group {
    var group = Group(title: "Choosing")
    if context.canChoose, context.editor == nil { group.add("Enter, Space", "choose") }
    if context.changesValue { group.add("Left, Right", "change the value") }
    if context.hasMenu { group.add("m", "menu") }
    if context.isRow { group.add("m", "actions of the row") }
    if context.editor == nil, context.canRefresh { group.add("r", "refresh") }
    if context.editor == nil, let tabs = context.tabs { group.add("1 to \(tabs)", "go to a tab") }
    if let escape = context.escape { group.add("Esc", escape.rawValue) }
    return group
  }

  private static func writing(_ context: KeyContext) -> Group {
    var group = Group(title: "Writing")
    guard let editor = context.editor else { return group }
    switch editor {
    case .field: group.add("Enter", "done")
    case .text:
      group.add("Enter", "new line")
      group.add("Up, Down", "by a line")
    }
    group.add("Home, End, ^A, ^E", "ends of the line")
    group.add("^Left, ^Right, Alt-B, Alt-F", "by a word")
    group.add("^W, Alt-D", "delete a word")
    group.add("^U, ^K", "delete to an end")
    return group
  }

  private static func mouse(_ context: KeyContext) -> Group {
    var group = Group(title: "Mouse")
    group.add("Click", "choose")
    if context.isLong { group.add("Wheel", "scroll") }
    switch context.escape {
    case .back: group.add("Drag from the left", "back")
    case .close where !context.frame.showsMenu: group.add("Drag the top border", "close")
    case .close, .cancel, nil: break
    }
    return group
  }

  private static func leaving(_ context: KeyContext) -> Group {
    var group = Group(title: "Always")
    if context.hasPanel { group.add("^T", "tree") }
    if context.hasOtherScenes { group.add("^N", "next scene") }
    group.add("^L", "draw anew")
    group.add(context.editor == nil ? "?, F1" : "F1", "this help")
    group.add("^Z", "stop until 'fg'")
    group.add(context.editor == nil ? "q, ^C" : "^C", "quit")
    return group
  }
}

extension KeyGuide.Group {
  fileprivate mutating func add(_ keys: String, _ meaning: String) {
    entries.append(KeyGuide.Entry(keys: keys, meaning: meaning))
  }
}
