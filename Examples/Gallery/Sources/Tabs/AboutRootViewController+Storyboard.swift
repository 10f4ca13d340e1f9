#if !os(iOS)
  import UIKit

  extension AboutRootViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.action("feedbackTapped:") { feedbackTapped($0) }
      storyboard.action("contactTapped:") { contactTapped($0) }
      storyboard.action("rateTapped:") { rateTapped($0) }
    }
  }
#endif
