import Foundation
import HeadlessUIKit
import Testing

struct ValueTests {
  @Test func `Colours of the system keep their names for hosts`() {
    #expect(UIColor.systemRed.content == .system("systemRed", alpha: 1))
    #expect(UIColor.label.withAlphaComponent(0.5).content == .system("label", alpha: 0.5))
    #expect(UIColor(named: "Brand")?.content == .asset("Brand", alpha: 1))
  }

  @Test func `Colours are equal by what they are`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.systemRed != .red)
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
  }

  @Test func `A dynamic colour is computed from the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(color.withAlphaComponent(0).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0))
  }

  @Test func `A font keeps its role for hosts`() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font.textStyle == .headline)
    #expect(font.pointSize == 17)
    #expect(font.withSize(20).textStyle == .headline)
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
  }

  @Test func `Images are equal by name and looks`() {
    #expect(UIImage(named: "logo") == UIImage(named: "logo"))
    #expect(UIImage(named: "logo") != UIImage(systemName: "logo"))
    #expect(UIImage() != UIImage())
    #expect(UIImage(systemName: "star")?.withTintColor(.red) != UIImage(systemName: "star"))
  }

  @Test func `Traits change one by one`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let dark = compact.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.horizontalSizeClass == .compact)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(compact.userInterfaceStyle == .unspecified)
    #expect(
      dark
        == UITraitCollection { traits in
          traits.horizontalSizeClass = .compact
          traits.userInterfaceStyle = .dark
        })
  }

  @Test func `An index path reads as section and row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1)
    #expect(path.row == 3)
    path.row += 1
    #expect(path == IndexPath(item: 4, section: 1))
  }

  @Test func `Transforms follow one another`() {
    let scaled = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 3)
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!scaled.isIdentity)
  }
}
