/// A user action or a check, the value of a script line.
public enum Step: Sendable, Hashable {
  /// Taps the button, alert action, menu action, segment, field, row or tab with this label.
  case tap(String)
  /// Taps the button or bar button with this label twice, before the first tap has an effect.
  case doubleTap(String)
  /// Replaces the text of the field with this label or placeholder.
  case type(field: String, text: String)
  /// Selects the row that shows this text.
  case select(String)
  /// Selects the tab with this title.
  case tab(String)
  /// Taps outside a popover, which closes it, or an action sheet, which cancels it.
  case tapOutside
  /// Taps the back button.
  case back
  /// Performs VoiceOver's escape gesture.
  case escape
  /// Long-presses the back button, and chooses the screen with this title from its menu.
  case backTo(String)
  /// Swipes back from the left edge, or cancels at a fraction of the way.
  case swipeBack(cancelAt: Double?)
  /// Drags the sheet down, or cancels at a fraction of the way.
  case swipeDown(cancelAt: Double?)
  /// Swipes left to the next page or right to the one before, or cancels at a fraction of the way.
  case swipePage(forward: Bool, cancelAt: Double?)
  /// Swipes the row that shows this text, and taps the action with this title.
  case swipeRow(String, action: String)
  /// Presses the row that shows this text for long, and chooses the action with this title from its
  /// context menu, or taps the preview without a title.
  case longPress(String, action: String?)
  /// Pulls to refresh the list on the screen.
  case refresh
  /// Delivers a URL to the application.
  case open(String)
  /// Delivers an activity of this type to the application, with entries for its `userInfo`.
  ///
  /// The entry `webpageURL` is the activity's web page, as in a universal link.
  case activity(String, info: [String: String])
  /// Taps the notification that the application added under this name, otherwise a new one with these
  /// entries in its `userInfo`.
  case notification(String, info: [String: String])
  /// Chooses the quick action of this type that the application set, otherwise a new one with these
  /// entries in its `userInfo`.
  case shortcut(String, info: [String: String])
  /// Sends the application to the background.
  case background
  /// Brings the application back to the foreground.
  case foreground
  /// Sends a memory warning to the application.
  case memoryWarning
  /// Opens, closes or shows a scene.
  case scene(SceneStep)
  /// Resizes the terminal, in columns and rows.
  case size(columns: Int, rows: Int)
  /// Prints the screen, the tree or the journal.
  case print(Picture)
  /// Writes the screen to a file with this name in ``AppDriver/pictureFolder``; without a folder, prints
  /// it.
  case capture(String)
  /// Checks an expectation.
  case expect(Expectation)

  /// What a step can do with scenes.
  public enum SceneStep: Sendable, Hashable {
    /// Opens a new scene and shows it.
    case open
    /// Closes the visible scene permanently.
    case close
    /// Shows the scene with this number, counted from 1 in the order in which scenes were opened.
    ///
    /// A scene that is not connected, for example after a relaunch, is connected again.
    case show(Int)
  }

  /// What a step can print.
  public enum Picture: String, Sendable, Hashable, CaseIterable {
    /// The visible screen as text.
    case screen
    /// The coordinator tree as text.
    case tree
    /// The journal so far as text, one event on each line.
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
    /// The visible stack has this number of screens.
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
    case .doubleTap(let label): "tap \(quoted(label)) twice"
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
    case .longPress(let row, nil): "long press \(quoted(row)) preview"
    case .longPress(let row, let action?): "long press \(quoted(row)) \(quoted(action))"
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
