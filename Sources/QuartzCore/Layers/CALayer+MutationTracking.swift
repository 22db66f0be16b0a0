import CLayerRuntime
import CoreGraphics

extension CALayer {
    /// Performs `body`, a mutation of `key`, and reports once when another thread mutates this layer at the same time.
    ///
    /// Both mutations are made, one after the other: see `ModelLock`. The thread mark is not a lock; it only has to be
    /// correct in the absence of a conflict.
    @inline(__always)
    final func trackingMutation<Result>(_ key: @autoclosure () -> String, _ body: () -> Result) -> Result {
        let thread = UInt(bitPattern: kasane_thread_identity())
        let other = mutatingThread.load(ordering: .relaxed)
        if other != 0, other != thread { reportConcurrentMutation(key()) }
        mutatingThread.store(thread, ordering: .relaxed)
        defer { mutatingThread.store(other == thread ? thread : 0, ordering: .relaxed) }
        return body()
    }

    @inline(never)
    private final func reportConcurrentMutation(_ key: String) {
        let isFirst = write { storage in
            defer { storage.state.insert(.mutatedConcurrently) }
            return !storage.state.contains(.mutatedConcurrently)
        }
        guard isFirst else { return }
        reportOnce("\(label): \(key) is changed while another thread changes the layer; the changes are serialized")
    }
}
