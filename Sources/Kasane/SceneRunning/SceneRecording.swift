import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Records a scene's live view according to a request.
final class SceneRecording {
    private let request: RenderRequest
    private let layer: CALayer
    private let recorder: Recorder
    private let rate: FrameRate
    private let writer: MovieWriter
    private let report: (SceneReport) -> Void
    private var framesDrawn = 0

    init(
        _ request: RenderRequest, of layer: CALayer, report: @escaping (SceneReport) -> Void
    ) throws(MovieError) {
        self.request = request
        self.report = report
        self.layer = layer
        let url = request.outputURL
        let kind = try MovieKind(url: url)
        rate = try FrameRate(request.framesPerSecond, of: kind)
        recorder = try SceneMovie.recorder(of: layer, request)
        let background = request.background.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
        let firstNumber = SceneRecording.firstFrame(request, rate)
        writer = try MovieWriter(
            url: url, width: recorder.renderer.pixels.width, height: recorder.renderer.pixels.height,
            framesPerSecond: rate.framesPerSecond, background: background, firstNumber: firstNumber,
            pngCompression: request.png)
    }

    /// Returns the text of a live view's tree at the requested time.
    static func text(
        of layer: CALayer, _ description: RenderRequest.Description, _ request: RenderRequest
    ) throws(MovieError) -> String {
        let recorder = try SceneMovie.recorder(of: layer, request)
        if case .time(let time) = request.span {
            try FrameSchedule.check(time)
            recorder.run(to: time, rate: try FrameRate(request.framesPerSecond))
        }
        let tree: DescribedTree? = if case .tree(let tree) = description { tree } else { nil }
        // Scenes run on the main thread.
        nonisolated(unsafe) let layer = layer
        let isData = request.describesAsData
        return MainActor.assumeIsolated {
            guard let view = layer.delegate as? UIView, tree != .layers else {
                return isData ? layer.treeData() : layer.treeDescription()
            }
            return isData ? view.treeData(of: tree ?? .views) : view.treeDescription(of: tree ?? .views)
        }
    }

    /// Draws and writes the whole request.
    func run() throws(MovieError) -> RenderSummary {
        switch request.span {
        case .time(let time): try drawPicture(at: time)
        case .frame(let number): try drawPicture(at: rate.time(ofFrame: number))
        case .movie(let start, _) where writer.kind.isSingleImage: try drawPicture(at: start)
        case .movie(let start, let end): try drawMovie(from: start, to: end)
        }
        return try finish()
    }

    /// Completes the file with what has been drawn so far, also for a scene that finishes early.
    func finish() throws(MovieError) -> RenderSummary {
        report(.finishing)
        try writer.finish()
        return RenderSummary(
            frames: framesDrawn, width: writer.width, height: writer.height, duration: rate.time(ofFrame: framesDrawn))
    }

    private func drawMovie(from start: Double, to end: Double?) throws(MovieError) {
        var movie = SceneMovie(request, report: report)
        func schedule() throws(MovieError) -> FrameSchedule {
            try movie.schedule(from: start, to: end, recorder, rate)
        }
        try recorder.drawFrames(
            rate: rate, schedule: schedule, wants: { (_: Int) throws(MovieError) in true }, frame: append)
    }

    private func drawPicture(at time: Double) throws(MovieError) {
        try FrameSchedule.check(time)
        report(.began(frames: 1))
        recorder.drawPicture(at: time, rate: rate)
        try append()
    }

    private func append() throws(MovieError) {
        let pixels = recorder.renderer.pixels
        try writer.append(pixels: UnsafeRawPointer(pixels.base), bytesPerRow: pixels.bytesPerRow)
        framesDrawn += 1
        report(.drew(frames: framesDrawn))
    }

    /// Returns the number of the first file of an image sequence: files are numbered like the scene's frames.
    static func firstFrame(_ request: RenderRequest, _ rate: FrameRate) -> Int {
        switch request.span {
        case .frame(let number): number
        case .time(let time), .movie(let time, _): FrameSchedule.firstFrame(notBefore: time, rate)
        }
    }
}
