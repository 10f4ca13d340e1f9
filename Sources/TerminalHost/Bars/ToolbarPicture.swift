internal import HeadlessUIKit

/// The toolbar of a navigation controller as lines of text below a border.
@MainActor
struct ToolbarPicture {
  private static let gap = 3

  private(set) var items: [BodyItem] = []
  /// The rows of the border and the lines.
  private(set) var height = 1

  /// Returns nil if the toolbar is hidden or empty.
  ///
  /// Without enough room, the spaces disappear first, and then the last items are on lines of their
  /// own.
  init?(_ layer: VisibleHierarchy.Layer, endRow: Int, columns: Int, state: ScreenState) {
    guard !layer.toolbarItems.isEmpty else { return nil }
    let room = columns - 2 * BodyLayout.gutter
    var lines: [[Part]] = []
    var free = 0
    for button in layer.toolbarItems where !button.isHidden {
      let part = Part(button, state, room: room)
      if case .picture(let picture) = part {
        if free < picture.columns {
          lines.append([])
          free = room
        }
        free -= picture.columns + Self.gap
      } else if lines.isEmpty {
        lines.append([])
        free = room
      }
      if let part { lines[lines.count - 1].append(part) }
    }
    height = max(lines.count, 1) + 1
    for (index, line) in lines.enumerated() {
      add(line, row: endRow - lines.count + index, room: room)
    }
  }

  private enum Part {
    case flexibleSpace
    case fixedSpace(Int)
    case picture(BarItemPicture)

    /// Returns nil if the button shows nothing.
    @MainActor
    init?(_ button: UIBarButtonItem, _ state: ScreenState, room: Int) {
      switch button.systemItem {
      case .flexibleSpace: self = .flexibleSpace
      case .fixedSpace: self = .fixedSpace(PointScale.columns(button.width))
      default:
        guard let picture = BarItemPicture(button, state, room: room) else { return nil }
        self = .picture(picture)
      }
    }
  }

  private mutating func add(_ line: [Part], row: Int, room: Int) {
    var free = room + Self.gap
    var flexible = 0
    for part in line {
      switch part {
      case .flexibleSpace: flexible += 1
      case .fixedSpace(let width): free -= width
      case .picture(let picture): free -= picture.columns + Self.gap
      }
    }
    let hasRoom = free >= 0
    var column = BodyLayout.gutter
    for part in line {
      switch part {
      case .flexibleSpace:
        let share = max(0, free) / flexible
        column += share
        free -= share
        flexible -= 1
      case .fixedSpace(let width): column += hasRoom ? width : 0
      case .picture(let picture):
        items += picture.items(column: column, row: row, zone: .tools)
        column += picture.columns + Self.gap
      }
    }
  }
}
