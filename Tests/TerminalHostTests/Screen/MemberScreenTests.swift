import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// Pickers, badges and subtitles, what stands above the tabs, and what is in place of content.
struct MemberScreenTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The wheels of pickers are drawn, and keys turn them") {
      final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          3
        }
        func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { ["Small", "Medium", "Large"][row] }
      }
      let (picker, sizes, date) = (UIPickerView(), Sizes(), UIDatePicker())
      picker.dataSource = sizes
      picker.delegate = sizes
      picker.accessibilityLabel = "Size"
      date.calendar = Calendar(identifier: .gregorian)
      date.locale = Locale(identifier: "en_US")
      date.timeZone = TimeZone(secondsFromGMT: 0)
      date.datePickerMode = .dateAndTime
      date.date = Date(timeIntervalSince1970: 1_000_000_000)
      let desk = Desk(size: GridSize(columns: 40, rows: 8)).show {
        StackScreen("Values", [picker, date])
      }
      desk.press("right", "right", "left", "down", "left", "down", "enter")
      desk.expectScreen(
        """

          Size   ‹ Medium ›
          ‹ 9 ›   ‹ Aug ›   ‹ 2001 ›   ‹ 01 ›
        › ‹ 47 ›



         Left/Right change   ? help   q quit
        """)
    }

    test("Badges, a subtitle and what stands above the tabs are drawn") {
      let desk = Desk(size: GridSize(columns: 44, rows: 12)).show {
        let screen = StackScreen("Inbox", [label("Nothing new.")])
        screen.navigationItem.subtitle = "3 unread"
        screen.navigationItem.prompt = "A"
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
        screen.navigationItem.rightBarButtonItem?.badge = .count(2)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let playing = UIStackView(
          arrangedSubviews: [
            label("Playing"), UIButton(primaryAction: UIAction(title: "Pause") { _ in }),
          ])
        tabs.bottomAccessory = UITabAccessory(contentView: playing)
        return tabs
      }
      desk.expectDocument(
        """
            A · Inbox · 3 unread     [ Filter (2) ]
        ────────────────────────────────────────────

          Nothing new.




        ────────────────────────────────────────────
          Playing   [ Pause ]
        ────────────────────────────────────────────
          [1 Mail]
        """)
    }

    test("What is in place of content takes the place of a list") {
      let desk = Desk(size: GridSize(columns: 44, rows: 8)).show {
        let screen = UITableViewController(style: .plain)
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Messages"
        content.secondaryText = "New ones appear here."
        content.button.title = "Reload"
        content.buttonProperties.primaryAction = UIAction { [weak screen] _ in
          screen?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        }
        screen.contentUnavailableConfiguration = content
        return screen
      }
      desk.expectDocument(
        """
                        No Messages

                   New ones appear here.

                         [ Reload ]
        """)
      desk.press("enter")
      expectTrue(desk.document.contains("Loading…"))
    }
  }
}
