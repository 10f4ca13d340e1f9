public import Foundation

/// The size of a simulated screen, and the kind of its device.
public struct ScreenMetrics: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom

  /// Creates the metrics of a screen.
  public init(size: CGSize, idiom: UIUserInterfaceIdiom) {
    self.size = size
    self.idiom = idiom
  }

  /// A phone in portrait orientation.
  public static let phone = ScreenMetrics(size: CGSize(width: 390, height: 844), idiom: .phone)
  /// A tablet in portrait orientation.
  public static let pad = ScreenMetrics(size: CGSize(width: 820, height: 1180), idiom: .pad)
}
