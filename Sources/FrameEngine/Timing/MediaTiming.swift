package import CoreGraphics

/// The eight values of `CAMediaTiming`, as layers, groups and animations hold them.
package struct MediaTiming: Sendable, Hashable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init() {}

    /// The parent's time seen from here: `(parent - beginTime) * speed + timeOffset`. Up to a begin that was set, time
    /// stands where it begins.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        hasNotBegun(atParentTime: time) ? timeOffset : (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Whether a begin was set that is still to come.
    func hasNotBegun(atParentTime time: CFTimeInterval) -> Bool { beginTime != 0 && time < beginTime }

    /// The same as `CALayer.convertTime` gives it: 0 up to the begin
    /// ([measured](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CALayerBehaviorTests.swift)).
    package func convertedTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        hasNotBegun(atParentTime: time) ? 0 : localTime(fromParent: time)
    }

    /// The way back. A time that stands still has none, and gives 0 (measured likewise).
    package func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? 0 : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
