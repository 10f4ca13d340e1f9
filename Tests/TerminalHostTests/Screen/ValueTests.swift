import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct ValueTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A control of the app shows its subviews, and can have the focus") {
      var taps = 0
      let desk = Desk(size: GridSize(columns: 40, rows: 6)).show {
        let card = UIControl()
        card.addSubview(UIStackView(arrangedSubviews: [label("Iron"), label("26")]))
        card.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let off = UIControl()
        off.addSubview(label("Salt"))
        off.isEnabled = false
        return StackScreen(nil, [label("Elements"), card, off])
      }
      desk.press("enter")
      expectEqual(taps, 1)
      expectTrue(desk.screen.hasPrefix("\n  Elements\n› Iron   26\n  Salt"))
    }

    test("Sliders, steppers, page dots and progress show their values, and keys change them") {
      let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
      slider.accessibilityLabel = "Volume"
      slider.value = 0.5
      stepper.value = 3
      pages.numberOfPages = 3
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.25
      let desk = Desk(size: GridSize(columns: 40, rows: 7)).show {
        let row = UIStackView(arrangedSubviews: [label("Copies"), stepper])
        return StackScreen("Values", [slider, row, pages, bar])
      }
      desk.expectScreen(
        """

        › Volume ━━━━━━━━━━━━━━●──────────────
          Copies   [-] 3 [+]
                         ● ○ ○
          ████████░░░░░░░░░░░░░░░░░░░░░░ 25%

         Left/Right change   ? help   q quit
        """)
      desk.press("right", "right", "down", "right", "enter", "left", "down", "right", "right")
      desk.expectScreen(
        """

          Volume ━━━━━━━━━━━━━━━━━●───────────
          Copies   [-] 4 [+]
                       › ○ ○ ●
          ████████░░░░░░░░░░░░░░░░░░░░░░ 25%

         Left/Right change   ? help   q quit
        """)
      expectEqual(stepper.value, 4)
      expectEqual(pages.currentPage, 2)
      desk.press("right", "up", "up", "enter")
      expectEqual(pages.currentPage, 2)
      expectTrue(desk.screen.hasSuffix("\n ! Left and Right move the slider."))
    }

    test("Values at their ends and without a range are drawn") {
      let (low, high, none) = (UISlider(), UISlider(), UISlider())
      high.value = 1
      none.maximumValue = 0
      let (done, half) = (UIProgressView(), UIStepper())
      done.progress = 1
      half.stepValue = 0.5
      half.value = 1.5
      let (many, single) = (UIPageControl(), UIPageControl())
      many.numberOfPages = 40
      many.currentPage = 2
      single.numberOfPages = 1
      single.hidesForSinglePage = true
      let desk = Desk(size: GridSize(columns: 30, rows: 12)).show {
        StackScreen(nil, [low, high, none, done, half, many, single])
      }
      desk.expectDocument(
        """

          ●─────────────────────────
          ━━━━━━━━━━━━━━━━━━━━━━━━━●
          ●─────────────────────────
          █████████████████████ 100%
          [-] 1.5 [+]
                    3 / 40
        """)
    }

    test("A click on a part of a control means that part") {
      let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
      slider.accessibilityLabel = "Volume"
      stepper.value = 3
      pages.numberOfPages = 3
      pages.currentPage = 1
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen("Values", [slider, stepper, pages])
      }
      desk.click("Volume", column: 21)
      expectEqual(slider.value, 0.5)
      desk.click("[+]", column: 1)
      desk.click("[+]", column: 1)
      expectEqual(stepper.value, 5)
      desk.click("[-]")
      desk.click("4")
      expectEqual(stepper.value, 4)
      desk.click("○ ● ○", column: 4)
      expectEqual(pages.currentPage, 2)
      desk.click("○ ○ ●")
      expectEqual(pages.currentPage, 1)
    }

    test("A stepper at its limit says so") {
      let stepper = UIStepper()
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen(nil, [stepper]) }
      desk.press("left")
      expectTrue(desk.screen.hasSuffix("\n ! the stepper is at its limit"))
    }

    test("What goes on is a sign, as long as it does") {
      let busy = UIActivityIndicatorView(style: .medium)
      let desk = Desk(size: GridSize(columns: 20, rows: 12)).show { StackScreen(nil, [busy]) }
      desk.run { busy.startAnimating() }
      expectTrue(desk.screen.contains("…"))
      desk.run { busy.stopAnimating() }
      expectFalse(desk.screen.contains("…"))
    }
  }
}
