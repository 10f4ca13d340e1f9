/// Messages on their way: each goes to all of its recipients before anybody gets the next one, also when
/// a recipient causes that.
struct DeliveryQueue<Message, Recipient> {
  private var deliveries: [(message: Message, recipients: ArraySlice<Recipient>)] = []

  mutating func append(_ message: Message, for recipients: [Recipient]) {
    deliveries.append((message, recipients[...]))
  }

  /// The next message and who gets it; there is no recipient when all of them have got it.
  mutating func next() -> (message: Message, recipient: Recipient?)? {
    guard let (message, recipients) = deliveries.first else { return nil }
    guard let recipient = recipients.first else {
      deliveries.removeFirst()
      return (message, nil)
    }
    deliveries[0].recipients.removeFirst()
    return (message, recipient)
  }
}
