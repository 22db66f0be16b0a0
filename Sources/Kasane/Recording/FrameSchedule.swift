import Foundation

/// Which frames of a scene are drawn, counted from its beginning.
struct FrameSchedule: Equatable {
    /// The numbers of the frames.
    let frames: Range<Int>

    /// The longest recording, in seconds.
    static let longest = 86_400.0

    /// The frames that begin from one time on and before another; one at least.
    init(from start: Double, to end: Double, rate: FrameRate) throws(MovieError) {
        guard start >= 0, end > start, end <= FrameSchedule.longest else { throw .badSpan(from: start, to: end) }
        let first = FrameSchedule.firstFrame(notBefore: start, rate)
        frames = first..<max(first + 1, FrameSchedule.firstFrame(notBefore: end, rate))
    }

    /// Just the first.
    static let oneFrame = FrameSchedule(frames: 0..<1)

    private init(frames: Range<Int>) { self.frames = frames }

    /// Throws where a recording cannot show a time.
    static func check(_ time: Double) throws(MovieError) {
        guard time >= 0, time <= longest else { throw .badTime(time) }
    }

    /// The first frame that begins at a time or after it. A ten-thousandth of a frame is taken for the caller's rounding.
    static func firstFrame(notBefore time: Double, _ rate: FrameRate) -> Int {
        Int((time * rate.framesPerSecond - 1e-4).rounded(.up))
    }
}
