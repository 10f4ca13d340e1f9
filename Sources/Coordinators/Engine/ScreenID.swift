/// Tells one screen from all others of its application, also after it has been freed: a number that is
/// never used again.
package struct ScreenID: Hashable {
  private let number: Int32

  init(_ number: Int) { self.number = Int32(number) }
}

extension ScreenID: CustomStringConvertible {
  package var description: String { "\(number)" }
}
