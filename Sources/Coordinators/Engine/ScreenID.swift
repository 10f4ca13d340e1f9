/// Identifies a screen of an application; never reused, even after the screen is freed.
package struct ScreenID: Hashable {
  private let number: Int32

  var value: Int { Int(number) }

  init(_ number: Int) { self.number = Int32(number) }
}

extension ScreenID: CustomStringConvertible {
  package var description: String { "\(number)" }
}
