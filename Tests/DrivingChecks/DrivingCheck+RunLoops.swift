import Foundation
import QuartzCore

extension DrivingCheck {
    /// Foundation's own events, which only the main thread's run loop delivers.
    static let runLoops = [
        DrivingCheck("the main actor stays on the main thread") { observer in
            for _ in 0..<20 {
                observer.expect(isMainThread(), "on another thread")
                await observer.suspend(times: 1)
            }
        },
        DrivingCheck("timers fire") { observer in
            let layer = CALayer()
            let timer = addTimer {
                observer.expect(isMainThread(), "fired on another thread")
                layer.opacity /= 2
                observer.log.append("timer")
            }
            await observer.wait(for: "the third") { observer.log.count >= 3 }
            timer.invalidate()
            await observer.wait(for: "the commit") { layer.presentation() != nil }
        },
        DrivingCheck("blocks of the run loop run") { observer in
            addBlock { observer.log.append("block") }
            await observer.wait(for: "the block") { observer.log == ["block"] }
        },
    ]

    private static func isMainThread() -> Bool { Thread.isMainThread }

    @MainActor
    private static func addTimer(_ body: @escaping @MainActor @Sendable () -> Void) -> Timer {
        let timer = Timer(timeInterval: 0.002, repeats: true) { _ in MainActor.assumeIsolated { body() } }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }

    @MainActor
    private static func addBlock(_ body: @escaping @MainActor @Sendable () -> Void) {
        RunLoop.main.perform { MainActor.assumeIsolated { body() } }
    }
}
