import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The driver operates the controls that the terminal operates.
struct ControlStepTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Starts a desk after a change of its form.
  private func desk(_ change: @MainActor (FormScreen) -> Void) throws -> AppDriver {
    let app = AppDriver(Desk.init(navigationController:))
    let desk = try require(app.root as? Desk)
    change(desk.form)
    return app
  }

  /// Starts a desk and pushes a list with one row, at whose end stands a view.
  private func settings(_ accessory: @MainActor () -> UIView) throws -> AppDriver {
    let app = AppDriver(Desk.init(navigationController:))
    let desk = try require(app.root as? Desk)
    let list = ListScreen(style: .plain)
    list.rows = ["Wi-Fi"]
    list.accessory = accessory()
    list.open = { [weak list] _ in list?.title = "Selected" }
    desk.navigationController.pushViewController(list, animated: false)
    return app
  }

  func table(_ test: inout TestTable) {
    test("The actions of a menu that opens at a tap are tapped, and not its button") {
      let app = try desk { form in
        @MainActor func menu(_ title: String) -> UIMenu {
          UIMenu(children: [
            UIAction(title: title) { _ in form.say("did \(title)") },
            UIMenu(
              title: "Sort",
              children: [UIAction(title: "\(title) all") { _ in form.say("did all") }]),
            UIAction(title: "\(title) hidden", attributes: .hidden) { _ in },
            UIAction(title: "\(title) later", attributes: .disabled) { _ in },
          ])
        }
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "More", menu: menu("Copy"))
        let share = UIButton(type: .system)
        share.setTitle("Share", for: .normal)
        share.menu = menu("Mail")
        share.showsMenuAsPrimaryAction = true
        form.view.addSubview(share)
      }
      try await expectEqual(
        app.run(
          """
          tap "Copy"
          expect text "did Copy"
          tap "Copy all"
          expect text "did all"
          expect no text "Mail"
          tap "Mail"
          expect text "did Mail"
          """), "")
      for (line, reason) in [
        ("tap \"More\"", "\"More\" cannot be tapped: it opens a menu, so tap an action of it."),
        ("tap \"Share\"", "\"Share\" cannot be tapped: it opens a menu, so tap an action of it."),
        (
          "tap \"More\" twice",
          "\"More\" cannot be tapped twice: it opens a menu, so tap an action of it."
        ),
        ("tap \"Copy\" twice", "\"Copy\" cannot be tapped twice: it is no button."),
        ("tap \"Copy later\"", "\"Copy later\" cannot be tapped: the action is disabled."),
        (
          "tap \"Copy hidden\"", "No element that can be tapped is labelled \"Copy hidden\"."
        ),
      ] {
        let end = try await app.run(line)
        expectTrue(end.hasPrefix("1: \(reason)"), end)
      }
    }

    test("A menu that opens at a long press has no actions to tap") {
      let app = try desk { form in
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "More") { _ in form.say("did more") },
          menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
      }
      try await expectEqual(app.run("tap \"More\"\nexpect text \"did more\""), "")
      let end = try await app.run("tap \"Copy\"")
      expectTrue(end.contains("No element"), end)
    }

    test("A visible label is found before the same label in a closed menu") {
      let app = try desk { form in
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "More", menu: UIMenu(children: [UIAction(title: "Drawer") { _ in }]))
      }
      try await expectEqual(app.run("tap \"Drawer\"\nexpect screen \"Drawer\""), "")
    }

    test("A tap steps a stepper and turns a page control, but moves no slider") {
      let stepper = UIStepper()
      let pages = UIPageControl()
      let app = try desk { form in
        stepper.accessibilityLabel = "Copies"
        stepper.maximumValue = 1
        pages.accessibilityLabel = "Pages"
        pages.numberOfPages = 3
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        for view in [stepper, pages, slider] { form.view.addSubview(view) }
      }
      try await expectEqual(
        app.run("tap \"Copies\"\ntap \"Pages\"\ntap \"Volume\""),
        "3: \"Volume\" cannot be tapped: a tap does not move a slider.")
      expectEqual(stepper.value, 1)
      expectEqual(pages.currentPage, 1)
      try await expectEqual(
        app.run("tap \"Copies\""), "1: \"Copies\" cannot be tapped: the stepper is at its limit.")
    }

    test("A disabled segment cannot be tapped") {
      let segments = UISegmentedControl(items: ["Low", "High"])
      let app = try desk { form in
        segments.setEnabled(false, forSegmentAt: 1)
        form.view.addSubview(segments)
      }
      try await expectEqual(
        app.run("tap \"Low\"\ntap \"High\""),
        "2: \"High\" cannot be tapped: the segment is disabled.")
      expectEqual(segments.selectedSegmentIndex, 0)
    }

    test("A tap on a text in a control of the app reaches the control") {
      let app = try desk { form in
        let card = UIControl()
        let title = UILabel()
        title.text = "Card"
        card.addSubview(title)
        card.addAction(UIAction { _ in form.say("did card") }, for: .touchUpInside)
        form.view.addSubview(card)
      }
      try await expectEqual(
        app.run("expect text \"Card\"\ntap \"Card\"\nexpect text \"did card\""), "")
    }

    test("A tap on a row operates the control at its end, and a selection the row") {
      let toggle = UISwitch()
      let app = try settings {
        toggle.accessibilityLabel = "Use Wi-Fi"
        return toggle
      }
      app.tap("Wi-Fi")
      expectTrue(toggle.isOn)
      expectEqual(app.title, "")
      app.tap("Use Wi-Fi")
      expectFalse(toggle.isOn)
      app.select("Wi-Fi")
      expectEqual(app.title, "Selected")
      expectFalse(toggle.isOn)
    }

    test("A control without a text has the name of its image, or the label before it") {
      let toggle = UISwitch()
      let app = try desk { form in
        let label = UILabel()
        label.text = "Newsletter"
        let star = UIButton(
          primaryAction: UIAction(image: UIImage(systemName: "star")) { _ in form.say("starred") })
        for view in [label, toggle, star] { form.view.addSubview(view) }
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(
          image: UIImage(systemName: "gear"), primaryAction: UIAction { _ in form.say("set") })
      }
      app.tap("Newsletter")
      expectTrue(toggle.isOn)
      for (name, said) in [("star", "starred"), ("gear", "set")] {
        app.tap(name)
        try await expectEqual(app.run("expect text \"\(said)\""), "")
      }
    }

    test("A tap on a row selects it if the control at its end cannot be tapped") {
      for disable: (UISwitch) -> Void in [
        { $0.isEnabled = false }, { $0.isHidden = true }, { $0.isUserInteractionEnabled = false },
      ] {
        let app = try settings {
          let toggle = UISwitch()
          disable(toggle)
          return toggle
        }
        app.tap("Wi-Fi")
        expectEqual(app.title, "Selected")
      }
    }

    test("The texts and buttons at the end of a row are found") {
      let app = try settings {
        let label = UILabel()
        label.text = "3 networks"
        let stack = UIStackView(arrangedSubviews: [
          label, UIButton(type: .system, primaryAction: UIAction(title: "Help") { _ in }),
        ])
        return stack
      }
      try await expectEqual(
        app.run(
          """
          expect text "3 networks"
          tap "Help"
          expect no text "Selected"
          tap "Wi-Fi"
          expect screen "Selected"
          """), "")
    }
  }
}
