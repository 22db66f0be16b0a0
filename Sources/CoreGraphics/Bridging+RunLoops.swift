public import Foundation

// Core Foundation's run loops and timers, which are Foundation's.

/// A run loop.
public typealias CFRunLoop = RunLoop
/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// The modes that `RunLoop.Mode.common` stands for.
    public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)
    /// The mode of a run loop that waits for nothing in particular.
    public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)

    fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue: rawValue) }
}

/// Returns the calling thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Adds a timer to a mode of a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let rl, let timer, let mode else { return }
    rl.add(timer, forMode: mode.mode)
}

/// Creates a timer that calls a block at a time, in seconds since the beginning of 2001, and then at an interval; once
/// for an interval of 0. `flags` and `order` are ignored.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    // A timer calls its block on the thread of its run loop only.
    nonisolated(unsafe) let block = block
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
        block?($0)
    }
}

/// Removes a timer from its run loop for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer has neither been invalidated nor, if it does not repeat, fired.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
