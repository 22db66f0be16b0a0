import CoreGraphics

extension AnimationScheduler {
    /// Advances a manual clock to `target`, stopping at each begin or end of an animation.
    func advance(to target: CFTimeInterval) {
        let clock = ContextClock.current
        let transactions = TransactionStack.current
        guard let start = clock.manualTime else { return reportOnce("Only a manual clock can be advanced") }
        guard target.isFinite else { return reportOnce("The clock can't be advanced to \(target)") }
        transactions.flush()
        var time = start
        var rounds = 0
        while case let next = nextEventTime, next <= target {
            if next > time {
                time = next
                rounds = 0
            }
            rounds += 1
            guard rounds < Self.maxRounds else {
                postpone(now: time, until: target)
                continue
            }
            clock.manualTime = time
            deliver(now: time)
            transactions.flush()
        }
        clock.manualTime = max(time, target)
    }

    /// Delivers the events that are due by the system's clock; called by the run loop's timer or the main queue's.
    func deliverEvents(from source: CommitDriver.Source) {
        let clock = ContextClock.current
        let fired = takeTimer(of: source)
        guard clock.manualTime == nil else {
            fired?.invalidate()
            return
        }
        deliver(now: clock.now)
        if source == .runLoop { recycle(fired) }
        arm()
    }

    /// Arms the timers for the next event, where the system's clock is in use.
    func arm() {
        let clock = ContextClock.current
        if clock.manualTime == nil { arm(now: clock.now) }
    }
}
