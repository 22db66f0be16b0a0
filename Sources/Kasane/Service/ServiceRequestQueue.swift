import Foundation
import Synchronization

/// A request that waits to be rendered, or is being.
struct ServiceJob: Sendable {
    let question: ServiceRequest
    let request: HTTPRequest
    let arrival: ContinuousClock.Instant
    let isGone: @Sendable () -> Bool
    let reply: HTTPServer.Reply
}

/// The requests that wait. The server's thread adds them, the service's takes them.
final class ServiceRequestQueue: Sendable {
    private struct State {
        var jobs: [ServiceJob] = []
        var first = 0
        /// Those that wait or are being rendered.
        var unanswered = 0
        var isClosed = false
    }

    enum Answer { case taken, full, closed }

    private let state = Mutex(State())
    private let capacity: Int
    /// Becomes readable when there is something new.
    let news: DescriptorPipe

    /// - Parameter capacity: How many requests may wait or be rendered.
    init(capacity: Int) throws(SceneFailure) {
        self.capacity = capacity
        news = try DescriptorPipe()
        for end in [news.reading, news.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        close(news.reading)
        close(news.writing)
    }

    var count: Int { state.withLock { $0.jobs.count - $0.first } }

    /// Adds a request, unless there are too many.
    func add(_ job: ServiceJob) -> Answer {
        let answer: Answer = state.withLock { state in
            guard !state.isClosed else { return .closed }
            guard state.unanswered < capacity else { return .full }
            state.unanswered += 1
            state.jobs.append(job)
            return .taken
        }
        if answer == .taken {
            var byte: UInt8 = 0
            // A pipe that is full tells enough.
            _ = write(news.writing, &byte, 1)
        }
        return answer
    }

    /// The request that has waited longest.
    func next() -> ServiceJob? {
        state.withLock { state in
            guard state.first < state.jobs.count else { return nil }
            defer {
                state.first += 1
                if state.first == state.jobs.count { (state.jobs, state.first) = ([], 0) }
            }
            return state.jobs[state.first]
        }
    }

    /// A request has its answer.
    func answered() { state.withLock { $0.unanswered -= 1 } }

    /// Takes no more.
    func refuseMore() { state.withLock { $0.isClosed = true } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Forgets that there was something new.
    func clearNews() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(news.reading, &buffer, buffer.count) == buffer.count {}
    }
}
