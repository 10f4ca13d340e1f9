import UIKit

/// What a screen has to know of whoever sells subscriptions.
protocol Buying: AnyObject {
  func buySubscription()
  func offerTaken()
}

/// A screen with an offer.
protocol Offering: AnyObject {
  var viewModel: OfferViewModel? { get set }
  var coordinator: (any Buying)? { get set }
}
