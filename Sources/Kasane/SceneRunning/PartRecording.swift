import CoreGraphics
import Foundation
import QuartzCore

/// Records parts of a movie, in order.
///
/// The scene runs through its whole duration, whichever parts are drawn: a part begins in the same state as in the
/// whole movie. So a process that records several parts runs through the scene once.
final class PartRecording {
    private let request: RenderRequest
    private let recorder: Recorder
    private let rate: FrameRate
    private let nextOrder: () -> PartRequest?
    private let report: (SceneReport) -> Void
    private let clock = ContinuousClock()
    private var order: PartRequest?
    private var writer: MovieWriter?
    /// The number of frames of the movie that have passed, drawn or not.
    private var position = 0
    private var drawn = 0
    private var winding = Duration.zero
    private var windingStart: ContinuousClock.Instant?
    private var lastSign: ContinuousClock.Instant

    /// - Parameter nextOrder: Waits for and returns the next part to record; nil if no more are drawn.
    init(
        _ request: RenderRequest, of layer: CALayer, nextOrder: @escaping () -> PartRequest?,
        report: @escaping (SceneReport) -> Void
    ) throws(MovieError) {
        self.request = request
        self.nextOrder = nextOrder
        self.report = report
        rate = try FrameRate(request.framesPerSecond, of: try MovieKind(url: request.movieURL))
        recorder = try SceneMovie.recorder(of: layer, request)
        lastSign = clock.now
    }

    /// The results so far.
    var summary: RenderSummary {
        RenderSummary(
            frames: drawn, width: recorder.renderer.pixels.width, height: recorder.renderer.pixels.height,
            duration: rate.time(ofFrame: drawn))
    }

    /// Runs through the movie, and records the requested parts.
    func run() throws(MovieError) {
        guard case .movie(let start, let end) = request.span else { throw .noFrames(request.movieURL) }
        order = nextOrder()
        windingStart = clock.now
        var movie = SceneMovie(request, report: report)
        func schedule() throws(MovieError) -> FrameSchedule {
            try movie.schedule(from: start, to: end, recorder, rate)
        }
        try recorder.drawFrames(rate: rate, schedule: schedule, wants: wants, frame: append)
        try finish()
    }

    /// Completes the part that is being recorded, and reports the length of the movie. Also for a scene that finishes
    /// early.
    func finish() throws(MovieError) {
        try endPart()
        wind(false)
        report(.ended(frames: position, winding: winding / .seconds(1)))
    }

    private func wants(_ frame: Int) throws(MovieError) -> Bool {
        while let order, frame >= order.first + order.count {
            try endPart()
            wind(false)
            self.order = nextOrder()
        }
        position = frame + 1
        let isWanted = order.map { frame >= $0.first } ?? false
        wind(!isWanted)
        return isWanted
    }

    /// Starts or ends the measurement of time that passes without drawing.
    private func wind(_ winds: Bool) {
        let now = clock.now
        if let start = windingStart { winding += now - start }
        windingStart = winds ? now : nil
        // The supervisor expects regular reports.
        if winds, now - lastSign > .milliseconds(500) {
            lastSign = now
            report(.winds)
        }
    }

    private func append() throws(MovieError) {
        guard let order else { return }
        let pixels = recorder.renderer.pixels
        if writer == nil { writer = try makeWriter(order) }
        try writer?.append(pixels: UnsafeRawPointer(pixels.base), bytesPerRow: pixels.bytesPerRow)
        drawn += 1
        report(.drew(frames: drawn))
    }

    private func makeWriter(_ order: PartRequest) throws(MovieError) -> MovieWriter {
        let pixels = recorder.renderer.pixels
        let background = request.background.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
        return try MovieWriter(
            url: request.movieURL, width: pixels.width, height: pixels.height, framesPerSecond: rate.framesPerSecond,
            background: background, firstNumber: SceneRecording.firstFrame(request, rate),
            pngCompression: request.png,
            part: MovieWriter.Part(url: request.url(order.path), first: order.first))
    }

    private func endPart() throws(MovieError) {
        guard let order else { return }
        self.order = nil
        let frames = writer?.frameCount ?? 0
        try writer?.finish()
        writer = nil
        report(.part(PartEnding(first: order.first, frames: frames)))
    }
}

extension RenderRequest {
    /// Parts may begin only at multiples of this number of frames.
    package static var partDistance: Int { KeyFrames.distance }

    /// The extension of a part's name, after the movie's.
    package static let partEnding = "part"

    /// The movie that contains the part.
    var movieURL: URL {
        guard case .range = parts, outputURL.pathExtension == RenderRequest.partEnding else { return outputURL }
        return outputURL.deletingPathExtension()
    }
}
