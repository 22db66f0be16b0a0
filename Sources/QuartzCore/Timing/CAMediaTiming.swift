public import CoreGraphics

/// Timing of layers and animations, whose local time is `t = (parent - beginTime) * speed + timeOffset`. Times are in
/// seconds.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/camediatiming)
public protocol CAMediaTiming: AnyObject {
    /// The begin time, in the parent's time. For an animation, 0 stands for the time of its commit.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle. For an animation, 0 stands for its transaction's or group's duration. Layers last
    /// forever by default; one with a begin or end time is visible between them only, unless its `fillMode` says
    /// otherwise.
    var duration: CFTimeInterval { get set }
    /// The rate of local time relative to the parent's: 0 pauses, negative runs backwards. 1 by default.
    var speed: Float { get set }
    /// The offset added to local time. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which may be fractional or infinite; 0, the default, means one.
    var repeatCount: Float { get set }
    /// The duration over which cycles repeat; 0, the default, uses `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every cycle is followed by its reverse, which doubles its duration. False by default.
    var autoreverses: Bool { get set }
    /// The behaviour before the begin and after the end. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
