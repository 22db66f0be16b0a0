public import Foundation
import Synchronization

extension _KeyValueCodingAndObserving {
    /// Calls a method by name after a delay, on the current thread's run loop. The object and the argument are retained
    /// until then.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - anArgument: its argument; nil if it takes none.
    ///   - delay: the time to wait, in seconds; 0 for the next iteration of the run loop.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416176-perform)
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method by name after a delay, while the run loop is in one of several modes.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1415652-perform)
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCalls.current.add(DelayedCall(self, aSelector, anArgument), after: delay, modes)
    }

    /// Cancels all pending delayed calls of an object's methods on the current thread.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1417611-cancelpreviousperformrequests)
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.current.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the pending delayed calls of a method with an argument on the current thread.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1410849-cancelpreviousperformrequests)
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.current.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector && call.hasArgument(anArgument)
        }
    }

    // MARK: Other threads

    /// Calls a method by name on the main thread's run loop.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - arg: its argument; nil if it takes none.
    ///   - wait: whether to wait until it has returned. On the main thread it is then called immediately.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1414900-performselector)
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait, modes: nil)
    }

    /// Calls a method by name on the main thread's run loop, while it is in one of several modes; nil for the common
    /// modes.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1411637-performselector)
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        let call = DelayedCall(self, aSelector, arg)
        if wait, Thread.isMainThread { return call.perform() }
        let done = wait ? DispatchSemaphore(value: 0) : nil
        RunLoop.main.perform(inModes: array?.map { RunLoop.Mode(rawValue: $0) } ?? [.common]) {
            call.perform()
            done?.signal()
        }
        done?.wait()
    }

    /// Calls a method by name on a new thread.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412390-performselector)
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = DelayedCall(self, aSelector, arg)
        Thread { call.perform() }.start()
    }
}

/// A pending call. It is performed once, by one thread; the caller is responsible for whether its object may be used
/// there.
private final class DelayedCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    private let argument: Any?
    weak var timer: Timer?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, flattened(argument))
    }

    func perform() { sendOrReport(selector, to: target, [argument]) }

    /// Whether the argument is equal, as defined by Objective-C's `isEqual:`.
    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other = flattened(other) else { return self.argument == nil && flattened(other) == nil }
        if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
        return argument as AnyObject === other as AnyObject
    }
}

/// The pending calls of a thread.
private final class DelayedCalls: @unchecked Sendable {
    // Only used by its own thread: timers fire on their run loop's thread.
    private var waiting: [DelayedCall] = []

    private static let slot = "Kasane.ObjectRuntime.delayedCalls"

    static var current: DelayedCalls {
        if let known = Thread.current.threadDictionary[slot] as? DelayedCalls { return known }
        let calls = DelayedCalls()
        Thread.current.threadDictionary[slot] = calls
        return calls
    }

    func add(_ call: DelayedCall, after delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { [self] _ in
            waiting.removeAll { $0 === call }
            call.perform()
        }
        call.timer = timer
        waiting.append(call)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    func cancel(where fits: (DelayedCall) -> Bool) {
        let cancelled = waiting.filter(fits)
        waiting.removeAll(where: fits)
        for call in cancelled { call.timer?.invalidate() }
    }
}
