import CLayerRuntime

extension MainActor {
    /// Whether the calling code runs on the main actor: on the main thread, or in a block of Dispatch's main queue,
    /// which runs on Dispatch's own threads when no run loop is running.
    ///
    /// Takes a nanosecond on the main thread, and about ten elsewhere. A queue that main-actor code waits for with
    /// `sync` does not count as the main actor, nor does one whose target is the main queue.
    package static var isCurrent: Bool { kasane_is_on_main_actor() }

    /// Whether the calling thread has a run loop that the context may use: the main actor has none on Dispatch's threads.
    static var currentContextHasRunLoop: Bool { kasane_is_main_thread() || !kasane_is_on_main_actor() }
}
