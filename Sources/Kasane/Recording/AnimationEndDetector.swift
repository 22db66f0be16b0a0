import CoreGraphics
import QuartzCore

/// Determines when a scene's animations will have ended, while animations are added and removed.
struct AnimationEndDetector {
    /// The latest end so far of an animation that ends, in seconds from the scene's beginning.
    private var latest = 0.0
    private var hasEndless = false
    /// Display links may draw anything at any time.
    private var hasDisplayLinks = false

    /// How long a scene lasts that does not move, or moves forever, in seconds.
    static let standardDuration = 4.0
    /// Animations that take longer count as endless, in seconds.
    static let patience = 600.0

    /// How long to record, in seconds.
    var end: Double {
        hasEndless || hasDisplayLinks || latest <= 0 ? max(latest, AnimationEndDetector.standardDuration) : latest
    }

    /// Notes whether display links are called at a time, in seconds from the scene's beginning.
    mutating func look(atDisplayLinks areCalled: Bool, time: Double) {
        hasDisplayLinks = areCalled
        if areCalled { latest = max(latest, time) }
    }

    /// Notes when the last thing that waits for its time will happen, such as a scripted touch.
    mutating func look(atLastCall time: CFTimeInterval?, beginning: CFTimeInterval) {
        if let time, time - beginning <= AnimationEndDetector.patience { latest = max(latest, time - beginning) }
    }

    /// Looks at the tree's committed animations.
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
