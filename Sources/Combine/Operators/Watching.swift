import Foundation

extension Publishers {
    /// Calls closures for the events between a publisher and its subscriber.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/handleevents)
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Called with the subscription, before the subscriber.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before the subscriber.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion, before the subscriber.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called on cancellation.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?
        /// The operator's name.
        var name = "HandleEvents"
        /// Called, instead of `receiveRequest`, with the demand that the subscriber returns for a value.
        var receiveAdditionalRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that calls a closure for each event; nil for events to ignore.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HandleEventsSubscription(subscriber, self))
        }

        private final class HandleEventsSubscription<S: Subscriber>: OperatorSubscription<Output, Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private let name: String
            private let receiveSubscription: ((any Subscription) -> Void)?
            private let receiveOutput: ((Output) -> Void)?
            private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
            private let receiveCancel: (() -> Void)?
            private let receiveRequest: ((Subscribers.Demand) -> Void)?
            private let receiveAdditionalRequest: ((Subscribers.Demand) -> Void)?

            /// - Parameter watcher: Its closures are retained, but not its upstream publisher.
            init(_ downstream: S, _ watcher: HandleEvents) {
                name = watcher.name
                receiveSubscription = watcher.receiveSubscription
                receiveOutput = watcher.receiveOutput
                receiveCompletion = watcher.receiveCompletion
                receiveCancel = watcher.receiveCancel
                receiveRequest = watcher.receiveRequest
                receiveAdditionalRequest = watcher.receiveAdditionalRequest ?? watcher.receiveRequest
                super.init(downstream)
            }

            override var description: String { name }

            override func begin(_ subscription: any Subscription) { receiveSubscription?(subscription) }

            override func receive(_ input: Output) -> Subscribers.Demand {
                guard isOpen else { return .none }
                receiveOutput?(input)
                let more = downstream.receive(input)
                if more > 0 { receiveAdditionalRequest?(more) }
                return more
            }

            override func end(_ completion: Subscribers.Completion<Failure>) {
                receiveCompletion?(completion)
                downstream.receive(completion: completion)
            }

            override func request(_ demand: Subscribers.Demand) {
                receiveRequest?(demand)
                super.request(demand)
            }

            override func cancel() {
                if isOpen { receiveCancel?() }
                super.cancel()
            }
        }
    }

    /// Subscribes, requests and cancels on a scheduler.
    /// [Apple's reference](https://developer.apple.com/documentation/combine/publishers/subscribeon)
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler on which the upstream is called.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes, requests and cancels on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SubscribeOnSubscription(subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(relay) }
        }

        private final class SubscribeOnSubscription<S: Subscriber>: OperatorSubscription<Output, Failure, S>
        where S.Input == Output, S.Failure == Failure {
            private let move: (@escaping () -> Void) -> Void

            init(_ downstream: S, _ move: @escaping (@escaping () -> Void) -> Void) {
                self.move = move
                super.init(downstream)
            }

            override var description: String { "SubscribeOn" }

            override func receive(_ input: Output) -> Subscribers.Demand {
                isOpen ? downstream.receive(input) : .none
            }

            override func end(_ completion: Subscribers.Completion<Failure>) {
                downstream.receive(completion: completion)
            }

            override func request(_ demand: Subscribers.Demand) { move { [self] in pass(demand) } }
            override func cancel() { cancel(by: move) }
            private func pass(_ demand: Subscribers.Demand) { super.request(demand) }
        }
    }
}

extension Publisher {
    /// Calls closures for the events between this publisher and its subscriber.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints all events, one per line.
    ///
    /// - Parameters:
    ///   - prefix: the prefix of each line.
    ///   - stream: the target of the lines; standard output for nil.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self>
    {
        let stream = Locked(stream)
        func write(_ line: String) {
            let line = prefix.isEmpty ? line : "\(prefix): \(line)"
            stream.with { stream in
                if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
            }
        }
        func write(_ demand: Subscribers.Demand, _ note: String) {
            write("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")\(note)")
        }
        var printing = handleEvents(
            receiveSubscription: { write("receive subscription: (\($0))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            },
            receiveCancel: { write("receive cancel") },
            receiveRequest: { write($0, "") })
        printing.receiveAdditionalRequest = { write($0, " (synchronous)") }
        printing.name = "Print"
        return printing
    }

    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Stops in the debugger if a closure returns true for an event, by raising the signal `SIGTRAP`.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        func stop(_ isWanted: Bool?) {
            if isWanted == true { raise(SIGTRAP) }
        }
        var stopping = handleEvents(
            receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
            receiveCompletion: { stop(receiveCompletion?($0)) })
        stopping.name = "Breakpoint"
        return stopping
    }

    /// Stops in the debugger when the publisher fails, by raising the signal `SIGTRAP`.
    public func breakpointOnError() -> Publishers.HandleEvents<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}
