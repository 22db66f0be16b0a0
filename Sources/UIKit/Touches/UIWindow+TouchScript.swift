import Foundation
import QuartzCore

extension UIWindow {
    /// Replays a touch script from now on, by the clock of `CACurrentMediaTime()`; a recording lasts until the script
    /// ends.
    ///
    /// A step whose element is missing, or that expects what isn't so, ends the script with a line on standard error, and
    /// `kasane render` with exit code 1.
    ///
    /// - Parameter showsTouches: whether each touch is marked by a dot.
    /// - Parameter script: the touches to replay.
    /// - Returns: the run, which tells whether the script has ended, and how.
    @discardableResult
    public func perform(_ script: TouchScript, showsTouches: Bool = false) -> TouchScriptRun {
        let run = TouchScriptRun(script, in: self, showsTouches: showsTouches)
        run.onFailure = { failure in
            TouchScriptRun.failures.append(failure)
            reportOnce("\(failure)")
        }
        run.start()
        return run
    }

    /// Replays a touch script to its end before it returns, as a test wants it: time passes meanwhile, and layout, animations
    /// and timers take place.
    ///
    /// - Parameter script: the touches to replay.
    /// - Parameter seconds: how long to wait after the script's end, in seconds, for what it has begun.
    /// - Throws: the step that could not be done.
    public func run(_ script: TouchScript, andWait seconds: TimeInterval = 0) throws(TouchScriptFailure) {
        let run = TouchScriptRun(script.wait(seconds), in: self, showsTouches: false)
        run.start()
        while !run.isFinished {
            if MediaClock.isManual { MediaClock.advance(to: CACurrentMediaTime() + TouchScriptRun.frame) }
            _ = RunLoop.current.run(
                mode: .default,
                before: MediaClock.isManual ? .distantPast : Date(timeIntervalSinceNow: TouchScriptRun.frame))
        }
        if let failure = run.failure { throw failure }
    }

    /// Replays a touch script to its end, as an asynchronous test wants it.
    ///
    /// - Parameter script: the touches to replay.
    /// - Parameter seconds: how long to wait after the script's end, in seconds, for what it has begun.
    /// - Throws: the step that could not be done.
    public func run(_ script: TouchScript, andWait seconds: TimeInterval = 0) async throws(TouchScriptFailure) {
        let run = TouchScriptRun(script.wait(seconds), in: self, showsTouches: false)
        run.start()
        while !run.isFinished {
            if MediaClock.isManual {
                MediaClock.advance(to: CACurrentMediaTime() + TouchScriptRun.frame)
                await Task.yield()
            } else {
                // A task that is cancelled goes on without pausing.
                try? await Task.sleep(for: .seconds(TouchScriptRun.frame))
            }
        }
        if let failure = run.failure { throw failure }
    }
}
