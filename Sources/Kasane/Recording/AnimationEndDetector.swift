import CoreGraphics
import QuartzCore

/// Determines when a scene's animations will have ended, while animations are added and removed.
struct AnimationEndDetector {
    /// The latest known end of a finite animation, in seconds from the scene's beginning.
    private var latest = 0.0
    private var hasEndless = false
    /// Display links may draw at any time.
    private var hasDisplayLinks = false

    /// The duration of a scene that is still or moves forever, in seconds.
    static let standardDuration = 4.0
    /// Longer animations count as endless, in seconds.
    static let patience = 600.0

    /// The duration to record, in seconds.
    var end: Double {
        hasEndless || hasDisplayLinks || latest <= 0 ? max(latest, AnimationEndDetector.standardDuration) : latest
    }

    /// Records whether display links are active at a time, in seconds from the scene's beginning.
    mutating func look(atDisplayLinks areCalled: Bool, time: Double) {
        hasDisplayLinks = areCalled
        if areCalled { latest = max(latest, time) }
    }

    /// Records the time of the last scheduled call, such as a scripted touch.
    mutating func look(atLastCall time: CFTimeInterval?, beginning: CFTimeInterval) {
        if let time, time - beginning <= AnimationEndDetector.patience { latest = max(latest, time - beginning) }
    }

    /// Records the ends of the tree's committed animations.
    mutating func look(at layer: CALayer, beginning: CFTimeInterval) {
        layer.committed?.forEachAnimationEnd { end in
            if end - beginning > AnimationEndDetector.patience {
                hasEndless = true
            } else {
                latest = max(latest, end - beginning)
            }
        }
    }
}
