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

    /// The parent's time seen from here: `(parent - beginTime) * speed + timeOffset`.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }
}
