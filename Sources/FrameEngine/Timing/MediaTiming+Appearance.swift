import CoreGraphics

/// A layer's begin and end times, outside of which it is invisible unless its fill mode specifies otherwise.
extension MediaTiming {
    /// A layer's default timing: it lasts forever, whereas an animation lasts for its transaction's duration.
    package static let ofLayer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    /// The time when the layer appears, in its superlayer's time; minus infinity without a begin time.
    private var appearance: Double {
        beginTime == 0 || fillMode == .backwards || fillMode == .both ? -.infinity : beginTime
    }

    /// The time when it disappears. A duration of 0 sets no end.
    private var disappearance: Double {
        guard fillMode != .forwards, fillMode != .both else { return .infinity }
        return AnimationTiming(self, beginTime: beginTime, defaultDuration: .infinity).endTime
    }

    /// Whether the layer is invisible at some time.
    var isLimited: Bool { appearance > -.infinity || disappearance < .infinity }

    func isVisible(atParentTime time: Double) -> Bool { time >= appearance && time < disappearance }

    /// The next time when the layer appears or disappears; infinity for never.
    func nextAppearanceChange(after time: Double) -> Double {
        if time < appearance { return appearance < disappearance ? appearance : .infinity }
        return time < disappearance ? disappearance : .infinity
    }

    /// The last time when it appears or disappears; nil for never.
    var lastAppearanceChange: Double? {
        if disappearance < .infinity { return disappearance }
        return appearance > -.infinity ? appearance : nil
    }
}
