import CompactTesting
import HeadlessUIKit
import Testing

/// What choices of `Policies` change that UIKitProbe does not measure, or not to the end.
struct PolicyTests: TableSuite {
  /// Expects what is seen under each choice of a policy.
  private func expect<Value>(
    _ policy: WritableKeyPath<Policies, Value>, _ pictures: (Value, String)...,
    of body: (Stage) -> String
  ) {
    for (value, picture) in pictures {
      let stage = Stage()
      stage.device.policies[keyPath: policy] = value
      expectEqual(body(stage), picture, "\(policy): \(value)")
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The swipe back needs a back button, or does without") {
      expect(\.backSwipeNeedsBackButton, (true, "A B"), (false, "A")) { stage in
        let navigation = stage.showStack("AB")
        navigation.isNavigationBarHidden = true
        try? stage.input.beginSwipeBack(in: navigation)
        stage.input.finishGesture()
        stage.clock.drain()
        return names(navigation.viewControllers)
      }
    }

    test("Transitions take as long as the policies say") {
      let stage = Stage()
      stage.device.policies.navigationDuration = .milliseconds(200)
      stage.device.policies.presentationDuration = .milliseconds(300)
      let navigation = stage.showStack("A")
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.2)
      stage.clock.advance(by: .milliseconds(200))
      expectNil(navigation.transitionCoordinator)
      stage.run { navigation.present(stage.screen("M"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.3)
    }

    test("An action in place of going back takes the menu away or leaves it") {
      expect(\.backActionHidesBackMenu, (true, "no menu"), (false, "1 row")) { stage in
        let navigation = stage.showStack("AB")
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in }
        let rows = try? stage.input.backMenuTitles(in: navigation).count
        return rows.map { "\($0) row" } ?? "no menu"
      }
    }
  }
}
