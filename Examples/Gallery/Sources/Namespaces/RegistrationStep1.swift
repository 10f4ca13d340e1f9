import UIKit

extension Registration {
  class Step1ViewController: StepViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Your name"
      let field = UITextField()
      field.placeholder = "Name"
      fill(with: field, step: 1, button: "Next") { [weak self, weak field] in
        self?.delegate?.step1Finished(name: field?.text ?? "")
      }
    }
  }
}
