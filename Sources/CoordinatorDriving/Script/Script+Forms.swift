extension Script {
  /// One or more lines of a script as examples, and what they do.
  package struct Form: Sendable {
    /// The lines, each of which can be parsed.
    package let lines: [String]

    /// What the lines do, in a few words.
    package let effect: String

    fileprivate init(_ lines: String..., effect: String) {
      self.lines = lines
      self.effect = effect
    }
  }

  /// The forms of all steps, for a help.
  package static let forms = [
    Form(#"tap "Log in""#, effect: "tap the element with this label"),
    Form(#"tap "Log in" twice"#, effect: "tap it twice in a row"),
    Form("tap outside", effect: "close a popover, cancel an action sheet"),
    Form(#"type "Username" "ada""#, effect: "type into a field"),
    Form(#"select "Row""#, #"tab "Title""#, effect: "select a row, a tab"),
    Form("back", "swipe back", effect: "go back by the button, by a swipe"),
    Form(#"back to "Title""#, effect: "go back by the button's menu"),
    Form("escape", effect: "go back or close, as VoiceOver does"),
    Form("swipe down", effect: "drag a sheet down"),
    Form("swipe left", "swipe right", effect: "go to the next page, the one before"),
    Form("swipe back to 0.4 cancel", effect: "begin such a swipe, and cancel it"),
    Form(#"swipe "Row" "Action""#, effect: "swipe a row, and tap its action"),
    Form(#"long press "Row" "Action""#, effect: "choose from a row's context menu"),
    Form(#"long press "Row" preview"#, effect: "tap the preview of a row"),
    Form("refresh", effect: "pull to refresh a list"),
    Form("open app://item/42", effect: "open a link"),
    Form(#"activity "type" "id=42""#, effect: "continue an activity"),
    Form(#"notification "id" "id=42""#, effect: "tap a notification"),
    Form(#"shortcut "type" "id=42""#, effect: "choose a quick action"),
    Form("background", "foreground", effect: "leave the app, return to it"),
    Form("scene open", "scene close", effect: "open a scene, close the visible one"),
    Form("scene 2", effect: "show the second scene"),
    Form("memory warning", effect: "send a memory warning"),
    Form("size 120x40", effect: "resize the terminal"),
    Form("screen", "tree", "journal", effect: "print one of these"),
    Form(#"screen "name""#, effect: "write the screen to a file, or print it"),
    Form(#"expect screen "Title""#, effect: "check the title of the screen"),
    Form(#"expect text "...""#, effect: "check a text of the screen"),
    Form(#"expect tree "...""#, effect: "check a part of the tree"),
    Form(#"expect no text "...""#, effect: "check that a text is not shown"),
    Form(#"expect no tree "...""#, effect: "check that the tree has no such part"),
    Form("expect depth 2", effect: "check the number of screens on the stack"),
    Form("expect idle", effect: "check that no transition runs or waits"),
  ]

  /// The first words of all steps, without repetition, in the order of the forms.
  static let names = forms.flatMap(\.lines).reduce(into: [String]()) { names, line in
    let name = String(line.prefix { $0 != " " })
    if !names.contains(name) { names.append(name) }
  }
}
