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

    /// The parent's time seen from here: `(parent - beginTime) * speed + timeOffset`.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The way back. A time that stands still has none, and gives its begin.
    package func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
