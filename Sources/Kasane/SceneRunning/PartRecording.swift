import CoreGraphics
import Foundation
import QuartzCore

/// Records parts of a movie, in their order.
///
/// The scene runs through all of its time, whatever is drawn of it: a part begins in the very state that it has in the
/// whole movie. So a process that records one part after another goes through the time once.
final class PartRecording {
    private let request: RenderRequest
    private let recorder: Recorder
    private let rate: FrameRate
    private let nextOrder: () -> PartRequest?
    private let report: (SceneReport) -> Void
    private let clock = ContinuousClock()
    private var order: PartRequest?
    private var writer: MovieWriter?
    /// How many frames of the movie have passed, drawn or not.
    private var position = 0
    private var drawn = 0
    private var winding = Duration.zero
    private var windingStart: ContinuousClock.Instant?
    private var lastSign: ContinuousClock.Instant

    /// - Parameter nextOrder: Returns the next part to record, when there is one; nil when the rest is not drawn.
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

    /// What has been recorded so far.
    var summary: RenderSummary {
        RenderSummary(
            frames: drawn, width: recorder.renderer.pixels.width, height: recorder.renderer.pixels.height,
            duration: rate.time(ofFrame: drawn))
    }

    /// Lets the movie pass, and records what is asked for.
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

    /// Completes the part that is being recorded, and tells how long the movie is. Also for a scene that finishes
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

    /// Begins to measure the time that passes unseen, or ends it.
    private func wind(_ winds: Bool) {
        let now = clock.now
        if let start = windingStart { winding += now - start }
        windingStart = winds ? now : nil
        // The supervisor waits for signs of life.
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
    /// The number of frames between those that a part may begin with.
    package static var partDistance: Int { KeyFrames.distance }

    /// The ending of a part's name, after the movie's.
    package static let partEnding = "part"

    /// The movie that a part is of.
    var movieURL: URL {
        guard case .range = parts, outputURL.pathExtension == RenderRequest.partEnding else { return outputURL }
        return outputURL.deletingPathExtension()
    }
}
