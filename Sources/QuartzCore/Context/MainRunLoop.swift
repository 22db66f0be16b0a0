import Foundation

/// Runs the main thread's run loop forever. An asynchronous `main()` waits this way, as on Apple's systems, so that
/// timers fire and the main actor stays on the main thread.
@_cdecl("kasane_run_main_run_loop")
func runMainRunLoop() {
    // It returns when one of its blocks stops it.
    while true { RunLoop.main.run() }
}
