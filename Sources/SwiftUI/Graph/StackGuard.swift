import Foundation

/// Knows how much of the main thread's stack is left.
struct StackGuard {
    /// Below this address views lie too deep in each other.
    private let limit: UInt

    init() {
        var resources = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &resources) == 0
        let size = isKnown ? min(UInt(resources.rlim_cur), StackGuard.usualSize) : StackGuard.usualSize
        // Making a tree may take half of the stack: laying it out, and taking it down, must fit as well.
        limit = StackGuard.here - min(size / 2, StackGuard.here)
    }

    private static let usualSize: UInt = 8 << 20

    var isNearEnd: Bool { StackGuard.here < limit }

    /// About where the stack has come to.
    @inline(never)
    private static var here: UInt {
        var place: UInt8 = 0
        return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }
}
