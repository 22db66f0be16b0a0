public import Foundation

/// What lets a timer's initializers make one that lets go of its target.
public protocol _TargetTimer {}

extension Timer: _TargetTimer {}

extension _TargetTimer where Self: Timer {
    /// Makes a timer that never fires and is not valid: what a variable holds until there is another one.
    public init() {
        let timer = SelectorTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// Makes a timer that calls a method of an object, with itself as the argument. Add it to a run loop.
    ///
    /// - Parameters:
    ///   - ti: the time between calls, in seconds.
    ///   - aTarget: the object, which is retained until the timer is invalidated.
    ///   - aSelector: the method.
    ///   - userInfo: anything, which the timer keeps.
    ///   - yesOrNo: whether it calls again and again.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:))
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that first calls a method of an object at a date. Add it to a run loop.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:))
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let call = TimerCall(target: t, selector: s)
        let timer = SelectorTimer(fire: date, interval: ti, repeats: rep) { timer in call.perform(timer) }
        timer.call = call
        timer.info = ui
        // A timer of Foundation's own class is asked for: its subclass stands for it.
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// Makes a timer that calls a method of an object, and adds it to the current run loop.
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

/// A timer that lets go of its target when it is invalidated, as one of Foundation's own does not of its closure.
private final class SelectorTimer: Timer {
    var call: TimerCall?
    var info: Any?

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        call?.target = nil
    }
}

/// What a timer calls. It belongs to the thread of the timer's run loop.
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
