import Foundation

/// The frames of a scene to draw, counted from its beginning.
struct FrameSchedule: Equatable {
    /// The numbers of the frames.
    let frames: Range<Int>
    /// The moment at the end of the last frame, in seconds.
    let end: Double
    /// The number of additional frames that show that moment.
    let heldFrames: Int

    /// The longest recording, in seconds.
    static let longest = 86_400.0

    /// The frames that begin from one time on and before another; one at least.
    ///
    /// - Parameter hold: how long the end is shown after them, in seconds: for a frame at least, unless it is 0.
    init(from start: Double, to end: Double, rate: FrameRate, hold: Double = 0) throws(MovieError) {
        guard start >= 0, end > start, end <= FrameSchedule.longest else { throw .badSpan(from: start, to: end) }
        try FrameSchedule.check(hold)
        let first = FrameSchedule.firstFrame(notBefore: start, rate)
        frames = first..<max(first + 1, FrameSchedule.firstFrame(notBefore: end, rate))
        heldFrames = hold > 0 ? max(1, FrameSchedule.firstFrame(notBefore: hold, rate)) : 0
        self.end = end
    }

    /// Just the first.
    static let oneFrame = FrameSchedule()

    private init() { (frames, end, heldFrames) = (0..<1, 0, 0) }

    /// How many frames there are in all.
    var count: Int { frames.count + heldFrames }

    /// Throws where a recording cannot show a time.
    static func check(_ time: Double) throws(MovieError) {
        guard time >= 0, time <= longest else { throw .badTime(time) }
    }

    /// The first frame that begins at a time or after it. A ten-thousandth of a frame is taken for the caller's
    /// rounding.
    static func firstFrame(notBefore time: Double, _ rate: FrameRate) -> Int {
        Int((time * rate.framesPerSecond - 1e-4).rounded(.up))
    }
}
