import CoreGraphics

/// A layer's own begin and end: before and after them it is not there, unless it fills.
extension MediaTiming {
    /// A layer's times unless set: it lasts for ever, where an animation lasts for as long as its transaction says.
    package static let ofLayer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    /// When the layer appears, in its superlayer's time. One without a begin was always there.
    private var appearance: Double {
        beginTime == 0 || fillMode == .backwards || fillMode == .both ? -.infinity : beginTime
    }

    /// When it goes away. A duration of 0 sets no end.
    private var disappearance: Double {
        guard fillMode != .forwards, fillMode != .both else { return .infinity }
        return AnimationTiming(self, beginTime: beginTime, defaultDuration: .infinity).endTime
    }

    /// Whether there is a time at which the layer is not there.
    var isLimited: Bool { appearance > -.infinity || disappearance < .infinity }

    func isVisible(atParentTime time: Double) -> Bool { time >= appearance && time < disappearance }

    /// When the layer next appears or goes away; infinity when it never does.
    func nextAppearanceChange(after time: Double) -> Double {
        if time < appearance { return appearance < disappearance ? appearance : .infinity }
        return time < disappearance ? disappearance : .infinity
    }

    /// The last time that it appears or goes away; nil when it never does.
    var lastAppearanceChange: Double? {
        if disappearance < .infinity { return disappearance }
        return appearance > -.infinity ? appearance : nil
    }
}
