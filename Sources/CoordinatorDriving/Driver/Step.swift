/// One thing that a person does, or that is looked at: a line of a script, as a value.
public enum Step: Sendable, Hashable {
  /// Taps what has this label: a button, a bar button, an alert's action, a row or a tab.
  case tap(String)
  /// Replaces the text of the field that has this label or placeholder.
  case type(field: String, text: String)
  /// Selects the row that shows this text.
  case select(String)
  /// Selects the tab with this title.
  case tab(String)
  /// Taps beside a popover, which closes it, or beside an action sheet, which cancels it.
  case tapOutside
  /// Taps the back button.
  case back
  /// Makes the escape gesture of a screen reader.
  case escape
  /// Presses the back button long, and chooses the screen with this title from its menu.
  case backTo(String)
  /// Swipes from the left edge; lets go before the end if told where.
  case swipeBack(cancelAt: Double?)
  /// Drags the sheet down; lets go before the limit if told where.
  case swipeDown(cancelAt: Double?)
  /// Swipes a page to the left, which brings the next one, or to the right; lets go before it has
  /// turned if told where.
  case swipePage(forward: Bool, cancelAt: Double?)
  /// Swipes the row that shows this text aside, and taps the action with this title.
  case swipeRow(String, action: String)
  /// Pulls at the list on the screen until it refreshes.
  case refresh
  /// Delivers a URL to the application.
  case open(String)
  /// Hands an activity of a type to the application, with entries for its `userInfo`.
  ///
  /// An entry with the key `webpageURL` is the activity's page, as a universal link has one.
  case activity(String, info: [String: String])
  /// Taps the notification of this name, with entries for its `userInfo` where the application has
  /// not asked for it itself.
  case notification(String, info: [String: String])
  /// Chooses the quick action of this type on the home screen, with entries for its `userInfo` where
  /// the application has not set it itself.
  case shortcut(String, info: [String: String])
  /// Sends the application to the background.
  case background
  /// Brings the application back to the foreground.
  case foreground
  /// Tells the application that memory is short.
  case memoryWarning
  /// Opens, closes or shows a scene.
  case scene(SceneStep)
  /// Gives the terminal another size, in columns and rows.
  case size(columns: Int, rows: Int)
  /// Prints the screen, the tree or the journal.
  case print(Picture)
  /// Writes the screen into the file of this name in the driver's folder for pictures; prints it
  /// where there is no such folder.
  case capture(String)
  /// Checks something.
  case expect(Expectation)

  /// What a step can do with scenes.
  public enum SceneStep: Sendable, Hashable {
    /// Opens a new one, which is then the one in sight.
    case open
    /// Closes the one in sight for ever.
    case close
    /// Shows the one of this number, counted from 1 in the order in which they were connected; what
    /// follows is done in it.
    case show(Int)
  }

  /// What a step can print.
  public enum Picture: String, Sendable, Hashable, CaseIterable {
    /// The visible screen as text.
    case screen
    /// The coordinator tree as text.
    case tree
    /// What happened so far, a line each.
    case journal
  }

  /// What a step can check.
  public enum Expectation: Sendable, Hashable {
    /// The visible screen has this title.
    case screen(String)
    /// The visible screen shows this text.
    case text(String)
    /// The visible screen does not show this text.
    case noText(String)
    /// The tree contains this text.
    case tree(String)
    /// The tree does not contain this text.
    case noTree(String)
    /// So many screens are on the visible stack.
    case depth(Int)
    /// No transition runs, and none waits.
    case idle
  }
}

extension Step: CustomStringConvertible {
  /// The step as a script line.
  public var description: String {
    switch self {
    case .tap(let label): "tap \(quoted(label))"
    case .type(let field, let text): "type \(quoted(field)) \(quoted(text))"
    case .select(let row): "select \(quoted(row))"
    case .tab(let title): "tab \(quoted(title))"
    case .tapOutside: "tap outside"
    case .back: "back"
    case .escape: "escape"
    case .backTo(let title): "back to \(quoted(title))"
    case .swipeBack(nil): "swipe back"
    case .swipeBack(let fraction?): "swipe back to \(fraction) cancel"
    case .swipeDown(nil): "swipe down"
    case .swipeDown(let fraction?): "swipe down to \(fraction) cancel"
    case .swipePage(let forward, let fraction):
      "swipe \(forward ? "left" : "right")" + (fraction.map { " to \($0) cancel" } ?? "")
    case .swipeRow(let row, let action): "swipe \(quoted(row)) \(quoted(action))"
    case .refresh: "refresh"
    case .open(let url): "open \(quoted(url))"
    case .activity(let type, let info): "activity \(quoted(type, info))"
    case .notification(let name, let info): "notification \(quoted(name, info))"
    case .shortcut(let type, let info): "shortcut \(quoted(type, info))"
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memory warning"
    case .scene(.open): "scene open"
    case .scene(.close): "scene close"
    case .scene(.show(let number)): "scene \(number)"
    case .size(let columns, let rows): "size \(columns)x\(rows)"
    case .print(let picture): picture.rawValue
    case .capture(let name): "screen \(quoted(name))"
    case .expect(.screen(let title)): "expect screen \(quoted(title))"
    case .expect(.text(let text)): "expect text \(quoted(text))"
    case .expect(.noText(let text)): "expect no text \(quoted(text))"
    case .expect(.tree(let text)): "expect tree \(quoted(text))"
    case .expect(.noTree(let text)): "expect no tree \(quoted(text))"
    case .expect(.depth(let count)): "expect depth \(count)"
    case .expect(.idle): "expect idle"
    }
  }
}

private func quoted(_ name: String, _ info: [String: String]) -> String {
  var parts = [quoted(name)]
  for (key, value) in info.sorted(by: { $0.key < $1.key }) {
    parts.append(quoted("\(key)=\(value)"))
  }
  return parts.joined(separator: " ")
}
