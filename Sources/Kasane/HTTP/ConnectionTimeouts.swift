import Dispatch
import Foundation
import Synchronization

/// Ends connections whose clients are too slow: the library itself only detects idle ones.
final class ConnectionTimeouts: Sendable {
    private struct Connection {
        var socket: Int32
        /// The deadline; nil while the client waits for its answer.
        var end: ContinuousClock.Instant?
        var isSending = false
    }

    private struct State {
        var connections: [UInt: Connection] = [:]
        var isWatching = false
    }

    private let state = Mutex(State())
    /// The time limit for the first request, in seconds.
    private let seconds: Int

    init(seconds: Int) { self.seconds = seconds }

    /// Whether an answer is being sent.
    var isSending: Bool { state.withLock { $0.connections.values.contains(where: \.isSending) } }

    func opened(_ connection: HTTPLibrary.Connection, socket: Int32) {
        let begins = state.withLock { state in
            state.connections[UInt(bitPattern: connection)] = Connection(socket: socket, end: end(in: seconds))
            defer { state.isWatching = true }
            return !state.isWatching
        }
        if begins { watch() }
    }

    func closed(_ connection: HTTPLibrary.Connection) {
        state.withLock { $0.connections[UInt(bitPattern: connection)] = nil }
    }

    /// Called when the whole request has been received.
    func stopped(_ connection: HTTPLibrary.Connection) { set(connection, nil, isSending: false) }

    /// Called when an answer begins to be sent, with its time limit.
    func began(_ connection: HTTPLibrary.Connection, seconds: Int) {
        set(connection, end(in: seconds), isSending: true)
    }

    /// Called when the answer has been sent, and the next request may follow.
    func ended(_ connection: HTTPLibrary.Connection) { set(connection, end(in: 3 * seconds), isSending: false) }

    private func set(_ connection: HTTPLibrary.Connection, _ end: ContinuousClock.Instant?, isSending: Bool) {
        state.withLock { state in
            state.connections[UInt(bitPattern: connection)]?.end = end
            state.connections[UInt(bitPattern: connection)]?.isSending = isSending
        }
    }

    private func end(in seconds: Int) -> ContinuousClock.Instant { .now + .seconds(seconds) }

    /// Checks all connections every second, as long as there are any.
    private func watch() {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
            guard let self else { return }
            let now = ContinuousClock.now
            let goesOn = state.withLock { state in
                // The library closes a socket after the notification, which removes the connection from the list.
                for connection in state.connections.values {
                    if let end = connection.end, end < now { shutdown(connection.socket, Int32(SHUT_RDWR)) }
                }
                state.isWatching = !state.connections.isEmpty
                return state.isWatching
            }
            if goesOn { watch() }
        }
    }
}
