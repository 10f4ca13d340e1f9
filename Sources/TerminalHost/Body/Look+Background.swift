internal import HeadlessUIKit

extension Look {
  /// The background colour of the screen's view, of its containers or of the window; nil for the
  /// colour of the terminal, which also stands for system backgrounds and colours of an asset
  /// catalogue.
  static func background(of layer: VisibleHierarchy.Layer) -> UInt8? {
    for start in [layer.content, layer.root] {
      for controller in start.lineage {
        switch backdrop(of: controller.viewIfLoaded) {
        case .color(let color): return color
        case .terminal: return nil
        case .transparent: continue
        }
      }
    }
    guard layer.style == nil, case .color(let color) = backdrop(of: layer.root.viewIfLoaded?.window)
    else { return nil }
    return color
  }

  private enum Backdrop {
    case color(UInt8)
    case terminal
    case transparent
  }

  private static func backdrop(of view: UIView?) -> Backdrop {
    guard let view, let color = view.backgroundColor else { return .transparent }
    switch color.resolvedColor(with: view.traitCollection).content {
    case .components(let red, let green, let blue, let alpha):
      guard alpha > 0.5 else { return .transparent }
      return .color(ExtendedColor.nearest(red: red, green: green, blue: blue))
    case .system(let name, let alpha):
      guard alpha > 0.5 else { return .transparent }
      guard let (red, green, blue) = systemColors[name] else { return .terminal }
      return .color(
        ExtendedColor.nearest(red: red / 255, green: green / 255, blue: blue / 255))
    case .asset, .dynamic: return .terminal
    }
  }

  /// The system colours except backgrounds and labels, in the light appearance (Apple, "Human
  /// Interface Guidelines", Color).
  private static let systemColors: [String: (Double, Double, Double)] = [
    "systemRed": (255, 59, 48), "systemOrange": (255, 149, 0), "systemYellow": (255, 204, 0),
    "systemGreen": (52, 199, 89), "systemMint": (0, 199, 190), "systemTeal": (48, 176, 199),
    "systemCyan": (50, 173, 230), "systemBlue": (0, 122, 255), "systemIndigo": (88, 86, 214),
    "systemPurple": (175, 82, 222), "systemPink": (255, 45, 85), "systemBrown": (162, 132, 94),
    "systemGray": (142, 142, 147),
  ]
}
