import Foundation
import QuartzCore

extension UIWindow {
    /// Replays a touch script from now on, on the clock of `CACurrentMediaTime()`; a recording lasts until the script
    /// ends.
    ///
    /// A step whose element is missing, or whose expectation isn't met, ends the script with a line on standard error,
    /// and `kasane render` with exit code 1.
    ///
    /// - Parameter showsTouches: whether touches are marked with dots.
    /// - Parameter script: the script to replay.
    /// - Returns: the run, which reports whether and how the script has ended.
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

    /// Replays a touch script to its end before it returns, for tests: meanwhile time advances, and layout, animations
    /// and timers run.
    ///
    /// - Parameter script: the script to replay.
    /// - Parameter seconds: how long to wait after the script's end, in seconds, for what it has started.
    /// - Throws: the step that failed.
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

    /// Replays a touch script to its end, for asynchronous tests.
    ///
    /// - Parameter script: the script to replay.
    /// - Parameter seconds: how long to wait after the script's end, in seconds, for what it has started.
    /// - Throws: the step that failed.
    public func run(_ script: TouchScript, andWait seconds: TimeInterval = 0) async throws(TouchScriptFailure) {
        let run = TouchScriptRun(script.wait(seconds), in: self, showsTouches: false)
        run.start()
        while !run.isFinished {
            if MediaClock.isManual {
                MediaClock.advance(to: CACurrentMediaTime() + TouchScriptRun.frame)
                await Task.yield()
            } else {
                // A cancelled task continues without pausing.
                try? await Task.sleep(for: .seconds(TouchScriptRun.frame))
            }
        }
        if let failure = run.failure { throw failure }
    }
}
