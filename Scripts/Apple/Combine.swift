// The declarations of Combine that CoordinatorCore uses, with the shapes that Apple's documentation gives.
// Nothing here runs: Scripts/check-apple compiles against it where Apple's Combine does not exist.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Subscription {}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand {}
}

public enum Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ input: Output) {}
}
