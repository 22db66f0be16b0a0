import Foundation
import Synchronization

/// Guards the few instructions that read or change a value.
///
/// A holder does nothing else, and never waits for another lock, so a spin lock is part of no deadlock.
struct SpinLock: ~Copyable {
    private let isTaken = Atomic(false)

    @inline(__always)
    func lock() {
        if isTaken.exchange(true, ordering: .acquiring) { waitAndLock() }
    }

    @inline(__always)
    func unlock() { isTaken.store(false, ordering: .releasing) }

    @inline(never)
    private func waitAndLock() {
        var attempts = 0
        while isTaken.load(ordering: .relaxed) || isTaken.exchange(true, ordering: .acquiring) {
            attempts += 1
            // The thread that holds the lock may have been preempted.
            if attempts > 64 { sched_yield() }
        }
    }
}
