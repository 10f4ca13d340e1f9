import UIKit

extension Registration {
  class Step2ViewController: StepViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Your city"
      let field = UITextField()
      field.placeholder = "City"
      fill(with: field, step: 2, button: "Next") { [weak self, weak field] in
        self?.delegate?.step2Finished(city: field?.text ?? "")
      }
    }
  }
}
