/// Delivers a publisher's values to awaiting tasks. The subscription ends when the last iterator that retains this is
/// released.
final class AsyncSubscription<Input, Failure: Error>: Sendable {
    let subscriber = Waiting()

    deinit { subscriber.cancel() }

    func next() async throws -> Input? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { subscriber.wait($0) }.value
        } onCancel: { [subscriber] in
            subscriber.cancel()
        }
    }

    /// The subscriber, which does not retain the iterator.
    final class Waiting: Subscriber, Sendable {
        typealias Continuation = CheckedContinuation<UncheckedSendable<Input?>, any Error>

        private struct State {
            var subscription: (any Subscription)?
            /// The waiting tasks, for each of which a value has been requested.
            var tasks: [Continuation] = []
            /// Values that arrived without a request.
            var values: [Input] = []
            var completion: Subscribers.Completion<Failure>?
        }

        private enum Step {
            case value(Input)
            case end(Subscribers.Completion<Failure>)
            case ask((any Subscription)?)
        }

        private let state = Locked(State())

        func wait(_ task: Continuation) {
            let step = state.with { state -> Step in
                if !state.values.isEmpty { return .value(state.values.removeFirst()) }
                if let completion = state.completion {
                    state.completion = .finished
                    return .end(completion)
                }
                state.tasks.append(task)
                return .ask(state.subscription)
            }
            switch step {
            case .value(let value): Self.resume(task, value)
            case .end(let completion): Self.resume(task, completion)
            case .ask(let subscription): subscription?.request(.max(1))
            }
        }

        func receive(subscription: any Subscription) {
            let (isWanted, count) = state.with { state in
                let isWanted = state.subscription == nil && state.completion == nil
                if isWanted { state.subscription = subscription }
                return (isWanted, state.tasks.count)
            }
            guard isWanted else { return subscription.cancel() }
            if count > 0 { subscription.request(.max(count)) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let task = state.with { state -> Continuation? in
                guard !state.tasks.isEmpty else {
                    if state.completion == nil { state.values.append(input) }
                    return nil
                }
                return state.tasks.removeFirst()
            }
            if let task { Self.resume(task, input) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let tasks = state.with { state in
                defer { (state.tasks, state.subscription) = ([], nil) }
                // The first waiting task gets the failure, as the next one to wait would.
                state.completion = state.tasks.isEmpty ? completion : .finished
                return state.tasks
            }
            for (index, task) in tasks.enumerated() { Self.resume(task, index == 0 ? completion : .finished) }
        }

        func cancel() {
            let (subscription, tasks) = state.with { state in
                defer { (state.tasks, state.subscription, state.completion) = ([], nil, .finished) }
                return (state.subscription, state.tasks)
            }
            subscription?.cancel()
            for task in tasks { Self.resume(task, .finished) }
        }

        private static func resume(_ task: Continuation, _ value: Input) {
            task.resume(returning: UncheckedSendable(value))
        }

        private static func resume(_ task: Continuation, _ completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: task.resume(returning: UncheckedSendable(nil))
            case .failure(let error): task.resume(throwing: error)
            }
        }
    }
}
