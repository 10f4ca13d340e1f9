#if canImport(Combine)
  public import Combine

  extension Journal {
    /// The events from now on, as a Combine publisher, on the main thread.
    ///
    /// ```swift
    /// app.context.journal.publisher
    ///   .map(\.description)
    ///   .sink { logger.debug("\($0)") }
    ///   .store(in: &cancellables)
    /// ```
    ///
    /// The publisher buffers nothing, and never completes. The journal keeps recording for it until
    /// you have released it and cancelled what is subscribed to it.
    public var publisher: some Publisher<Event, Never> {
      let subject = PassthroughSubject<Event, Never>()
      let subscription = subscribe { [weak subject] event in subject?.send(event) }
      return subject.handleEvents(receiveCancel: { withExtendedLifetime(subscription) {} })
    }
  }
#endif
