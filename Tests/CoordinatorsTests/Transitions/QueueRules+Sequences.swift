import CoordinatorTesting
import HeadlessUIKit

extension QueueRule {
  /// Attempts, sequences and `none`.
  static var sequences: [QueueRule] {
    [
      QueueRule(
        "an attempt would remove a guarded screen",
        "guards run when the request reaches the front; the queue continues while they run",
        "waits, waits, performed, List Locked A"
      ) { stage in
        stage.shop.push(LockedScreen())
        let attempt = stage.shop.attempt(.popToRoot())
        let root = stage.shop.attempt(.setRoot(Screen("Other")))
        let next = stage.shop.push(Screen("A"))
        stage.settle()
        return stage.ends(attempt, root, next)
      },
      QueueRule(
        "it is a `sequence`",
        "the steps are performed in order, and no other request runs between them, but for the next rows",
        "performed, performed, List A B C"
      ) { stage in
        let sequence = stage.shop.perform(.sequence(.push(Screen("A")), .push(Screen("B"))))
        let after = stage.shop.push(Screen("C"))
        stage.settle()
        return stage.ends(sequence, after)
      },
      QueueRule(
        "a step of a `sequence` brings a suspended root back",
        "the root presents its screens again before the next step",
        "performed, List ^ Sheet ^ Above ^ Next"
      ) { stage in
        stage.shop.present(Screen("Sheet"))
        stage.shop.present(Screen("Above"))
        stage.settle()
        stage.shop.perform(.setRoot(Screen("Lock"), suspendingCurrent: true))
        stage.settle()
        let sequence = stage.shop.perform(
          .sequence(.setRoot(stage.shop.navigationController), .present(Screen("Next"))))
        stage.settle()
        return stage.ends(sequence)
      },
      QueueRule(
        "a step of a `sequence` presents from a root that an earlier step has suspended",
        "the step waits for the return of the root, and other requests run in between",
        "performed, performed, performed, List Above ^ Step"
      ) { stage in
        let (shop, stack) = (stage.shop, stage.shop.navigationController)
        let sequence = shop.perform(
          .sequence(
            .setRoot(Screen("Lock"), suspendingCurrent: true), .present(Screen("Step"))))
        _ = DiagnosticReporter.collecting { stage.settle() }
        let push = shop.push(Screen("Above"))
        stage.settle()
        let back = sequence.isCompleted ? nil : shop.setRoot(stack)
        stage.settle()
        return back.map { stage.ends(sequence, push, $0) } ?? "did not wait"
      },
      QueueRule(
        "it is a `sequence` in a `sequence`", "its steps take its place",
        "performed, performed, List A B C D"
      ) { stage in
        let sequence = stage.shop.perform(
          .sequence(.push(Screen("A")), .sequence(.push(Screen("B")), .push(Screen("C")))))
        let after = stage.shop.push(Screen("D"))
        stage.settle()
        return stage.ends(sequence, after)
      },
      QueueRule(
        "a step of a `sequence` is rejected",
        "the other steps are dropped; the reason names the rejected step, unless a leave guard does not "
          + "allow the sequence",
        """
        Step 2 of 3, 'popTo Screen': Screen "-" is not on this stack.; List A
        """
      ) { stage in
        let handle = stage.shop.perform(
          .sequence(.push(Screen("A")), .popTo(Screen("-")), .push(Screen("B"))))
        stage.settle()
        return "\(reason(handle)); \(stage.stack)"
      },
      QueueRule(
        "it is `none`", "`performed` at once, whatever runs", "performed, performed, List A"
      ) { stage in
        stage.shop.push(Screen("A"))
        return stage.ends(
          stage.shop.perform(.none), stage.shop.perform(.sequence(.none, .sequence([]))))
      },
      QueueRule(
        "whatever happens", "each request ends exactly once",
        """
        1 1 1 1 1 1; push merged, push performed, push performed, pop performed, \
        popTo rejected, pop performed, pop rejected, sequence rejected
        timedOut; push timedOut
        """
      ) { stage in
        let screen = Screen("A")
        let start = stage.app.events.count
        let handles = [
          stage.shop.push(Screen("B")), stage.shop.push(screen), stage.shop.push(screen),
          stage.shop.pop(), stage.shop.popTo(Screen("-")),
          stage.shop.perform(.sequence(.pop(), .pop())),
        ]
        var ends = [Int](repeating: 0, count: handles.count)
        for (index, handle) in handles.enumerated() {
          handle.whenCompleted { _ in ends[index] += 1 }
        }
        stage.settle()
        // A handle reports once; the journal records each end.
        let all = "\(ends.map(String.init).joined(separator: " ")); \(stage.ended(since: start))"
        return all + "\n" + stage.lateEnd()
      },
    ]
  }
}
