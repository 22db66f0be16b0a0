import CLayerRuntime

extension MainActor {
    /// Whether the calling code runs on the main actor: on the main thread, or in a block of Dispatch's main queue, which
    /// runs on threads of Dispatch's own where no run loop turns.
    ///
    /// The answer takes a nanosecond on the main thread, and about ten elsewhere. A queue that code on such a thread waits
    /// for, by `sync`, is not the main actor, nor is one whose target is the main queue.
    package static var isCurrent: Bool { kasane_is_on_main_actor() }

    /// Whether a run loop of the calling thread may turn on behalf of what runs there: the main actor has none on threads
    /// that Dispatch lends it.
    static var currentContextHasRunLoop: Bool { kasane_is_main_thread() || !kasane_is_on_main_actor() }
}
