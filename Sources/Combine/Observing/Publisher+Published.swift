extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak storage] value in
            storage?.send(value)
        }
        subscribe(sink)
        storage.keep(AnyCancellable(sink))
    }
}
