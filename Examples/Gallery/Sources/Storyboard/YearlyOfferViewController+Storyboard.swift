#if !os(iOS)
  import UIKit

  extension YearlyOfferViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.outlet("priceLabel") { priceLabel = $0 }
      storyboard.action("takeOffer:") { takeOffer($0) }
    }
  }
#endif
