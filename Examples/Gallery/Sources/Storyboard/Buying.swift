import UIKit

/// Sells subscriptions; screens know nothing else of the coordinator.
protocol Buying: AnyObject {
  func buySubscription()
  func offerTaken()
}

/// A screen with an offer.
protocol Offering: AnyObject {
  var viewModel: OfferViewModel? { get set }
  var coordinator: (any Buying)? { get set }
}
