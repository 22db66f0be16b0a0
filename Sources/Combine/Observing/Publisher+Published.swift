extension Publisher where Failure == Never {
    /// Assigns each value to a `@Published` property, for the lifetime of its object.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak storage] value in
            storage?.send(value)
        }
        subscribe(sink)
        storage.keep(AnyCancellable(sink))
    }
}
