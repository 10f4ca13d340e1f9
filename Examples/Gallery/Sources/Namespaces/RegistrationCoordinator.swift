import Coordinators
import UIKit

extension Registration {
  protocol CoordinatorDelegate: Coordinators.CoordinatorDelegate {
    func registrationCoordinator(_ sender: Coordinator, didRegister form: Form)
  }

  final class Coordinator: AppNavigationCoordinator, StepDelegate {
    typealias Delegate = any Registration.CoordinatorDelegate

    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private var form = Form()

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      begin()
    }

    /// Shows an empty first step, whatever was there.
    private func begin() {
      form = Form()
      let step1 = Step1ViewController()
      step1.delegate = self
      set([step1], animated: false)
    }

    // MARK: StepDelegate

    func step1Finished(name: String) {
      if name.isEmpty { return }
      form.name = name
      let step2 = Step2ViewController()
      step2.delegate = self
      push(step2)
    }

    func step2Finished(city: String) {
      if city.isEmpty { return }
      form.city = city
      let step3 = Step3ViewController()
      step3.summary = "\(form.name) from \(form.city)"
      step3.delegate = self
      push(step3)
    }

    func step3Finished() {
      let registered = form
      begin()
      delegate => { $0.registrationCoordinator(self, didRegister: registered) }
    }
  }
}
