import CLayerRuntime
import Foundation

/// Knows how much of the stack is left, on whichever thread the main actor is.
struct StackGuard {
    /// The thread that was looked at last.
    private var thread = pthread_self()
    /// Below this address of it views lie too deep in each other.
    private var limit = StackGuard.limitHere

    /// Making a tree may take half of the stack: laying it out, and taking it down, must fit as well.
    private static var limitHere: UInt {
        let size = kasane_is_main_thread() ? mainStackSize : UInt(kasane_stack_left())
        return here - min(min(size, usualSize) / 2, here)
    }

    /// How large the main thread's stack may grow.
    private static var mainStackSize: UInt {
        var resources = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &resources) == 0
        return isKnown ? UInt(resources.rlim_cur) : usualSize
    }

    private static let usualSize: UInt = 8 << 20

    /// Whether what views may take of the stack has been taken.
    mutating func isNearEnd() -> Bool {
        let current = pthread_self()
        if current != thread { (thread, limit) = (current, StackGuard.limitHere) }
        return StackGuard.here < limit
    }

    /// About where the stack has come to.
    @inline(never)
    private static var here: UInt {
        var place: UInt8 = 0
        return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }
}
