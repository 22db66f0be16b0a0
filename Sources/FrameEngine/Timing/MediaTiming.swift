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

    /// Converts the parent's time: `(parent - beginTime) * speed + timeOffset`. Before an explicit begin time, local
    /// time is constant.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        hasNotBegun(atParentTime: time) ? timeOffset : (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Whether there is an explicit begin time that lies in the future.
    func hasNotBegun(atParentTime time: CFTimeInterval) -> Bool { beginTime != 0 && time < beginTime }

    /// The conversion of `CALayer.convertTime`: 0 up to the begin
    /// ([measured](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CALayerBehaviorTests.swift)).
    package func convertedTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        hasNotBegun(atParentTime: time) ? 0 : localTime(fromParent: time)
    }

    /// The inverse conversion, which is 0 for a paused time (also measured).
    package func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? 0 : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
