import Foundation
import Synchronization

/// A request that is waiting or being rendered.
struct ServiceJob: Sendable {
    let question: ServiceRequest
    let request: HTTPRequest
    let arrival: ContinuousClock.Instant
    let isGone: @Sendable () -> Bool
    let reply: HTTPServer.Reply
}

/// The queue of requests. The server's thread adds to it, the service's takes from it.
final class ServiceRequestQueue: Sendable {
    private struct State {
        var jobs: [ServiceJob] = []
        var first = 0
        /// The number of requests that are waiting or being rendered.
        var unanswered = 0
        var isClosed = false
    }

    enum Answer { case taken, full, closed }

    private let state = Mutex(State())
    private let capacity: Int
    /// Becomes readable when a request has been added.
    let news: DescriptorPipe

    /// - Parameter capacity: The maximum number of requests that are waiting or being rendered.
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
            // A full pipe is sufficient notification.
            _ = write(news.writing, &byte, 1)
        }
        return answer
    }

    /// Returns the oldest waiting request.
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

    /// Called when a request has been answered.
    func answered() { state.withLock { $0.unanswered -= 1 } }

    /// Stops accepting requests.
    func refuseMore() { state.withLock { $0.isClosed = true } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Clears the notification.
    func clearNews() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(news.reading, &buffer, buffer.count) == buffer.count {}
    }
}
