public import CoreGraphics

/// What has a time of its own: layers and animations, each mapped to its parent's time by
/// `t = (parent - beginTime) * speed + timeOffset`. Times are in seconds.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/camediatiming)
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time. 0 for an animation means: when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// How long one run lasts. 0 for an animation means: as long as its transaction, or its group, says. Layers last for
    /// ever by default; one with a begin or an end is shown between them only, unless its `fillMode` says otherwise.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs, relative to the parent's: 0 stands still, negative runs backwards. 1 by default.
    var speed: Float { get set }
    /// What is added to its own time. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How many times it runs; fractions and infinity are welcome, 0 means once.
    var repeatCount: Float { get set }
    /// For how long it runs again and again; 0, the default, leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by one backwards. Doubles the length of a run.
    var autoreverses: Bool { get set }
    /// What it shows before it begins and after it ends. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
