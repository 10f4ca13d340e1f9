import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ValueTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Colours of the system keep their names for hosts") {
      expectEqual(UIColor.systemRed.content, .system("systemRed", alpha: 1))
      expectEqual(UIColor.label.withAlphaComponent(0.5).content, .system("label", alpha: 0.5))
      expectEqual(UIColor(named: "Brand")?.content, .asset("Brand", alpha: 1))
    }

    test("Colours are equal by what they are") {
      expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
      expectNotEqual(UIColor.systemRed, .red)
      expectEqual(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count, 1)
    }

    test("A dynamic colour is computed from the traits") {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      expectEqual(color.resolvedColor(with: dark), .white)
      expectEqual(color.resolvedColor(with: UITraitCollection()), .black)
      expectEqual(
        color.withAlphaComponent(0).resolvedColor(with: dark), UIColor(white: 1, alpha: 0))
    }

    test("A font keeps its role for hosts") {
      let font = UIFont.preferredFont(forTextStyle: .headline)
      expectEqual(font.textStyle, .headline)
      expectEqual(font.pointSize, 17)
      expectEqual(font.withSize(20).textStyle, .headline)
      expectEqual(UIFont.boldSystemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .bold))
    }

    test("Images are equal by name and looks") {
      expectEqual(UIImage(named: "logo"), UIImage(named: "logo"))
      expectNotEqual(UIImage(named: "logo"), UIImage(systemName: "logo"))
      expectNotEqual(UIImage(), UIImage())
      expectNotEqual(UIImage(systemName: "star")?.withTintColor(.red), UIImage(systemName: "star"))
    }

    test("Traits change one by one") {
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      let dark = compact.modifyingTraits { $0.userInterfaceStyle = .dark }
      expectEqual(dark.horizontalSizeClass, .compact)
      expectEqual(dark.userInterfaceStyle, .dark)
      expectEqual(compact.userInterfaceStyle, .unspecified)
      expectEqual(
        dark,
        UITraitCollection { traits in
          traits.horizontalSizeClass = .compact
          traits.userInterfaceStyle = .dark
        })
    }

    test("An index path reads as section and row") {
      var path = IndexPath(row: 3, section: 1)
      expectEqual(path.section, 1)
      expectEqual(path.row, 3)
      path.row += 1
      expectEqual(path, IndexPath(item: 4, section: 1))
      let reference = path as NSIndexPath
      expectEqual([reference.section, reference.row, reference.item], [1, 4, 4])
    }

    test("Transforms follow one another") {
      let scaled = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 3)
      expectEqual(scaled, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2))
      expectTrue(CGAffineTransform.identity.isIdentity)
      expectFalse(scaled.isIdentity)
    }
  }
}
