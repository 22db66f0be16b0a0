import Dispatch
import Synchronization

/// Passes messages from any thread to the one that owns a window.
final class WindowMailbox<Message: Sendable>: Sendable {
    private let state: Mutex<State> = Mutex(State())
    private let posted = DispatchSemaphore(value: 0)

    private struct State {
        var messages: [Message] = []
        var waker: (@Sendable () -> Void)?
    }

    func post(_ message: Message) {
        let waker = state.withLock { state in
            state.messages.append(message)
            // One call is enough for all pending messages.
            return state.messages.count == 1 ? state.waker : nil
        }
        posted.signal()
        waker?()
    }

    func take() -> [Message] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Sets the closure that wakes the owner while it waits for its window's events.
    func setWaker(_ waker: @escaping @Sendable () -> Void) { state.withLock { $0.waker = waker } }

    /// Waits for a message, while there is no window to wait for.
    func wait() { posted.wait() }
}
