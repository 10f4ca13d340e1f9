import UIKit

extension Registration {
  class Step3ViewController: StepViewController {
    var summary = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "All right?"
      let label = UILabel()
      label.text = summary
      fill(with: label, step: 3, button: "Register") { [weak self] in
        self?.delegate?.step3Finished()
      }
    }
  }
}
