#if canImport(HeadlessUIKit)
  import UIKit

  // Outlets and actions by their names; on Apple's systems, Objective-C finds them.

  extension ImprintViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.outlet("stockLabel") { (label: UILabel) in stockLabel = label }
      storyboard.action("writeButtonPressed:") { writeButtonPressed($0) }
      storyboard.action("licencesButtonPressed:") { licencesButtonPressed($0) }
    }
  }

  extension LicencesViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.outlet("appView") { (view: UITextView) in appView = view }
      storyboard.outlet("articlesView") { (view: UITextView) in articlesView = view }
      storyboard.action("licenceChosen:") { licenceChosen($0) }
    }
  }
#endif
