import Foundation

/// Turns the main thread's run loop for ever: what an asynchronous `main()` waits by, as on Apple's systems, so that timers fire
/// and the main actor stays on the main thread.
@_cdecl("kasane_turn_main_run_loop")
func turnMainRunLoop() {
    // It returns when a block of its own has stopped it.
    while true { RunLoop.main.run() }
}
