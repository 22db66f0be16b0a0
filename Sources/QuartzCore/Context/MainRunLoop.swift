import Foundation

/// The main thread's run loop.
package enum MainRunLoop {
    /// Runs it forever, so that timers fire and the main actor stays on the main thread.
    package static func run() -> Never {
        // It returns when one of its blocks stops it.
        while true { RunLoop.main.run() }
    }
}

/// Runs the main run loop forever. An asynchronous `main()` waits this way, as on Apple's systems.
@_cdecl("kasane_run_main_run_loop")
func runMainRunLoop() { MainRunLoop.run() }
