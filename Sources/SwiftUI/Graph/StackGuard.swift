import CLayerRuntime
import Foundation

/// Measures the remaining stack, on whichever thread the main actor runs.
struct StackGuard {
    /// The last measured thread.
    private var thread = pthread_self()
    /// The stack address below which views are nested too deeply.
    private var limit = StackGuard.limitHere

    /// Creating a tree may use half of the stack, since layout and deallocation need stack as well.
    private static var limitHere: UInt {
        let size = kasane_is_main_thread() ? mainStackSize : UInt(kasane_stack_left())
        return here - min(min(size, usualSize) / 2, here)
    }

    /// The maximum size of the main thread's stack.
    private static var mainStackSize: UInt {
        var resources = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &resources) == 0
        return isKnown ? UInt(resources.rlim_cur) : usualSize
    }

    private static let usualSize: UInt = 8 << 20

    /// Whether views have used their share of the stack.
    mutating func isNearEnd() -> Bool {
        let current = pthread_self()
        if current != thread { (thread, limit) = (current, StackGuard.limitHere) }
        return StackGuard.here < limit
    }

    /// The approximate current stack address.
    @inline(never)
    private static var here: UInt {
        var place: UInt8 = 0
        return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }
}
