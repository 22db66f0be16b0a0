import CLayerRuntime
import CoreGraphics

extension CALayer {
    /// Does `body`, a change of `key`, and reports it once where another thread is about a change of this layer as well.
    ///
    /// Both changes are made, one after the other: see `ModelLock`. The note of who is at it is no lock; it only has to
    /// be right when nobody else is.
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
        reportOnce("\(label): \(key) is changed while another thread changes the layer; one waits for the other")
    }
}
