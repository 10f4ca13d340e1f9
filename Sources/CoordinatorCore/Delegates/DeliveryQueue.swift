/// A queue that delivers a message to all its recipients before it delivers the next one.
struct DeliveryQueue<Message, Recipient> {
  private var deliveries: [(message: Message, recipients: ArraySlice<Recipient>)] = []

  mutating func append(_ message: Message, for recipients: [Recipient]) {
    deliveries.append((message, recipients[...]))
  }

  /// Returns the next message and its recipient, or no recipient when all have received it.
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
