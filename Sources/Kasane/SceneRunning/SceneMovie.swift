import CoreGraphics
import Foundation
import QuartzCore

/// The frames of a scene's movie: their number may change while they are drawn.
struct SceneMovie {
    private let request: RenderRequest
    private let report: (SceneReport) -> Void
    private var announced = 0

    init(_ request: RenderRequest, report: @escaping (SceneReport) -> Void) {
        (self.request, self.report) = (request, report)
    }

    /// Returns a recorder of a live view. Between frames it runs timers and the main queue's blocks.
    static func recorder(of layer: CALayer, _ request: RenderRequest) throws(MovieError) -> Recorder {
        let size = request.size.map { CGSize(width: $0.width, height: $0.height) }
        let recorder = try Recorder(layer, size: size, scale: request.scale)
        recorder.willStep = MainQueue.settle
        return recorder
    }

    /// Returns the frames from one time to another, or to the end of all animations. Reports their number if it has
    /// changed.
    mutating func schedule(
        from start: Double, to end: Double?, _ recorder: Recorder, _ rate: FrameRate
    ) throws(MovieError) -> FrameSchedule {
        let schedule = try FrameSchedule(
            from: start, to: end ?? recorder.motion.end, rate: rate, hold: request.holdLast)
        if schedule.count != announced {
            announced = schedule.count
            report(.began(frames: announced))
        }
        return schedule
    }
}
