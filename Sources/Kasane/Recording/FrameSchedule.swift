import Foundation

/// The frames of a scene to draw, counted from its beginning.
struct FrameSchedule: Equatable {
    /// The numbers of the frames.
    let frames: Range<Int>
    /// The time at the end of the last frame, in seconds.
    let end: Double
    /// The number of additional frames that show that time.
    let heldFrames: Int

    /// The maximum duration of a recording, in seconds.
    static let longest = 86_400.0

    /// Creates a schedule of the frames that begin in a half-open range of times; at least one.
    ///
    /// - Parameter hold: how long the end is shown after them, in seconds: for at least one frame, unless it is 0.
    init(from start: Double, to end: Double, rate: FrameRate, hold: Double = 0) throws(MovieError) {
        guard start >= 0, end > start, end <= FrameSchedule.longest else { throw .badSpan(from: start, to: end) }
        try FrameSchedule.check(hold)
        let first = FrameSchedule.firstFrame(notBefore: start, rate)
        frames = first..<max(first + 1, FrameSchedule.firstFrame(notBefore: end, rate))
        heldFrames = hold > 0 ? max(1, FrameSchedule.firstFrame(notBefore: hold, rate)) : 0
        self.end = end
    }

    /// Only the first frame.
    static let oneFrame = FrameSchedule()

    private init() { (frames, end, heldFrames) = (0..<1, 0, 0) }

    /// The total number of frames.
    var count: Int { frames.count + heldFrames }

    /// Throws if a recording can't show a time.
    static func check(_ time: Double) throws(MovieError) {
        guard time >= 0, time <= longest else { throw .badTime(time) }
    }

    /// Returns the first frame that begins at or after a time. A ten-thousandth of a frame is attributed to the
    /// caller's rounding.
    static func firstFrame(notBefore time: Double, _ rate: FrameRate) -> Int {
        Int((time * rate.framesPerSecond - 1e-4).rounded(.up))
    }
}
