internal import Foundation
internal import HeadlessUIKit

// Controls and bars that show a value.
extension BodyLayout {
  private static let widestTrack = 30
  private static let narrowestTrack = 4
  private static let mostDots = 100

  /// Lays out a slider as `Volume ━━━━━━●─────────`.
  mutating func lay(_ slider: UISlider, at place: GridPosition, columns: Int) -> Int {
    let name = Self.name(of: slider)
    let range = slider.maximumValue - slider.minimumValue
    let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
    let room = columns - CharacterWidth.columns(of: name)
    let track = max(Self.narrowestTrack, min(Self.widestTrack, room))
    let knob = Self.cells(share, of: track - 1)
    let text =
      name + String(repeating: "━", count: knob) + "●"
      + String(repeating: "─", count: track - 1 - knob)
    return lay(slider, text, .accent, at: place, columns: columns)
  }

  /// The columns of a slider on which its knob moves.
  static func track(of slider: UISlider, columns: Int) -> Range<Int> {
    min(columns, CharacterWidth.columns(of: name(of: slider)))..<columns
  }

  /// The text before a control that shows a value: its accessibility label.
  static func name(of control: UIControl) -> String {
    control.accessibilityLabel.map { $0 + " " } ?? ""
  }

  /// `[-] 3 [+]`, after its accessibility label, if it has one.
  static func caption(of stepper: UIStepper) -> String {
    "\(name(of: stepper))[-] \(number(stepper.value)) [+]"
  }

  mutating func lay(_ stepper: UIStepper, at place: GridPosition, columns: Int) -> Int {
    lay(stepper, Self.caption(of: stepper), .accent, at: place, columns: columns)
  }

  /// Lays out the wheels of a picker as `‹ 25 ›   ‹ Nov ›`, after its accessibility label.
  mutating func lay(_ view: any WheelView, at place: GridPosition, columns: Int) -> Int {
    let style: CellStyle = view.canTurn ? .accent : .secondary
    var at = place
    if let name = view.accessibilityLabel {
      at.column += add(line: name, at: at, columns: columns) + Self.gap
    }
    for index in 0..<view.wheelCount {
      add(
        choice: "‹ \(view.text(ofWheel: index)) ›", at: &at, from: place, columns: columns,
        style: style, focus: view.canTurn ? .wheel(view, index) : nil)
    }
    return at == place ? 0 : at.row - place.row + 1
  }

  /// `○ ● ○`; empty if there are no pages, or if a single page shows no dot.
  static func dots(of pages: UIPageControl) -> String {
    if pages.numberOfPages == 0 || pages.hidesForSinglePage && pages.numberOfPages == 1 {
      return ""
    }
    if pages.numberOfPages > mostDots { return position(in: pages) }
    let dots = (0..<pages.numberOfPages).map { $0 == pages.currentPage ? "●" : "○" }
    return dots.joined(separator: " ")
  }

  private static func position(in pages: UIPageControl) -> String {
    "\(pages.currentPage + 1) / \(pages.numberOfPages)"
  }

  /// Lays out dots in the middle, or as `3 / 40` if there are too many.
  mutating func lay(_ pages: UIPageControl, at place: GridPosition, columns: Int) -> Int {
    var text = Self.dots(of: pages)
    if text.isEmpty { return 0 }
    if CharacterWidth.columns(of: text) > columns {
      text = Self.position(in: pages)
    }
    var at = place
    at.column += max(0, columns - CharacterWidth.columns(of: text)) / 2
    return lay(pages, text, .accent, at: at, columns: columns)
  }

  /// Lays out a bar as `██████░░░░░░ 50%`.
  mutating func lay(_ bar: UIProgressView, at place: GridPosition, columns: Int) -> Int {
    let percent = " \(Self.cells(bar.progress, of: 100))%"
    let track = max(Self.narrowestTrack, min(Self.widestTrack, columns - 5))
    let done = Self.cells(bar.progress, of: track)
    let text =
      String(repeating: "█", count: done) + String(repeating: "░", count: track - done)
    var item = BodyItem(rect: rect(place, columns: min(columns, track + percent.count)))
    item.runs = [
      TextRun(text, style: .accent), TextRun(percent, column: track, style: .secondary),
    ]
    add(item)
    return 1
  }

  /// The number of cells for a fraction of a count.
  private static func cells(_ share: Float, of count: Int) -> Int {
    guard share > 0 else { return 0 }
    return min(count, Int((Double(min(share, 1)) * Double(count)).rounded()))
  }

  /// A number with at most two decimal digits.
  private static func number(_ value: Double) -> String {
    if abs(value) < 1e15, value == value.rounded() { return String(Int(value)) }
    var text = String(format: "%.2f", value)
    if text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
