import CoreGraphics
import Foundation
import QuartzCore

/// Steps a layer tree's time manually, and draws it.
///
/// The recorder sets the calling thread's media clock: animations, completion blocks and delegates see the recording's
/// time from its beginning, whatever part of it is drawn.
final class Recorder {
    let renderer: RecordingRenderer
    /// The end of the animations observed so far.
    private(set) var motion = AnimationEndDetector()
    private let layer: CALayer
    /// The media time at which the scene starts.
    let beginning: CFTimeInterval
    /// Called at each step of time, before the step's frame is drawn.
    var willStep: () -> Void = {}

    init(_ layer: CALayer, size: CGSize?, scale: CGFloat) throws(MovieError) {
        self.layer = layer
        renderer = try RecordingRenderer(layer, size: size, scale: scale)
        beginning = CACurrentMediaTime()
        MediaClock.useManual(startingAt: beginning)
        CATransaction.flush()
        motion.look(at: layer, beginning: beginning)
        motion.look(atLastCall: MediaClock.lastCallTime, beginning: beginning)
    }

    /// Draws one image.
    ///
    /// - Parameters:
    ///   - time: In seconds from the beginning.
    ///   - rate: The rate at which the scene is stepped until then.
    func drawPicture(at time: Double, rate: FrameRate) {
        run(to: time, rate: rate)
        renderer.draw(at: beginning + time)
    }

    /// Advances time without drawing.
    func run(to time: Double, rate: FrameRate) {
        var index = 0
        while rate.time(ofFrame: index) < time {
            step(to: rate.time(ofFrame: index), rate)
            index += 1
        }
        step(to: time, rate)
    }

    /// Draws consecutive frames.
    ///
    /// - Parameters:
    ///   - rate: The rate at which the scene is stepped.
    ///   - schedule: Called before each frame, at its time: an animation that begins just when all others have ended
    ///     may extend the recording.
    ///   - wants: Called before each frame with its index in the schedule, from 0; returns whether it is drawn.
    ///   - frame: Called when a frame is drawn, and for each further frame that shows the same image.
    func drawFrames<Failure: Error>(
        rate: FrameRate, schedule: () throws(Failure) -> FrameSchedule, wants: (Int) throws(Failure) -> Bool,
        frame: () throws(Failure) -> Void
    ) throws(Failure) {
        var (index, end) = (0, Double.infinity)
        while true {
            let time = rate.time(ofFrame: index)
            // If the end is between two frames, it comes before the second.
            for moment in end < time ? [end, time] : [time] {
                step(to: moment, rate)
                let schedule = try schedule()
                guard index < schedule.frames.upperBound else {
                    var isDrawn = false
                    for number in schedule.frames.count..<schedule.count where try wants(number) {
                        if !isDrawn { renderer.draw(at: beginning + moment) }
                        isDrawn = true
                        try frame()
                    }
                    return
                }
                guard moment == time else { continue }
                if index >= schedule.frames.lowerBound, try wants(index - schedule.frames.lowerBound) {
                    renderer.draw(at: beginning + time)
                    try frame()
                }
                end = index + 1 < schedule.frames.upperBound ? .infinity : schedule.end
            }
            index += 1
        }
    }

    /// Advances time to a moment, in seconds from the beginning, and commits the scene's changes at that time.
    func step(to time: Double, _ rate: FrameRate) {
        MediaClock.advance(to: beginning + time)
        willStep()
        MediaClock.beginFrame(duration: 1 / rate.framesPerSecond)
        CATransaction.flush()
        motion.look(at: layer, beginning: beginning)
        motion.look(atLastCall: MediaClock.lastCallTime, beginning: beginning)
        motion.look(atDisplayLinks: MediaClock.hasDisplayLinks, time: time)
    }
}
