public import Foundation

/// Allows a timer's initializers to return a subclass that releases its target.
public protocol _TargetTimer {}

extension Timer: _TargetTimer {}

extension _TargetTimer where Self: Timer {
    /// Creates an invalid timer that never fires, as a placeholder.
    public init() {
        let timer = SelectorTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// Creates a timer that calls a method of an object, with itself as the argument. Add it to a run loop.
    ///
    /// - Parameters:
    ///   - ti: the time between calls, in seconds.
    ///   - aTarget: the object, which is retained until the timer is invalidated.
    ///   - aSelector: the method.
    ///   - userInfo: a custom object, which the timer retains.
    ///   - yesOrNo: whether the timer repeats.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:))
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first fires at a date, and calls a method of an object. Add it to a run loop.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:))
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let call = TimerCall(target: t, selector: s)
        let timer = SelectorTimer(fire: date, interval: ti, repeats: rep) { timer in call.perform(timer) }
        timer.call = call
        timer.info = ui
        // The caller expects Foundation's own class: its subclass is substituted.
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// Creates a timer that calls a method of an object, and adds it to the current run loop.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:))
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that releases its target when it is invalidated, unlike Foundation's, which keeps its closure.
private final class SelectorTimer: Timer {
    var call: TimerCall?
    var info: Any?

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        call?.target = nil
    }
}

/// The target and method of a timer. Confined to the thread of the timer's run loop.
private final class TimerCall: @unchecked Sendable {
    var target: Any?
    private let selector: Selector

    init(target: Any, selector: Selector) { (self.target, self.selector) = (target, selector) }

    func perform(_ timer: Timer) {
        guard let target else { return }
        sendOrReport(selector, to: target, [timer])
        if !timer.isValid { self.target = nil }
    }
}
