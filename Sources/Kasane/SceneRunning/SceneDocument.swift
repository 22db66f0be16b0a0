import CoreGraphics
import Foundation
import QuartzCore

/// Writes a document about a scene's live view according to a request.
final class SceneDocument {
    private let request: RenderRequest
    private let layer: CALayer
    private let report: (SceneReport) -> Void
    /// Nil for an archive.
    private var inspector: SceneInspector?

    init(
        _ request: RenderRequest, _ document: RenderRequest.Document, of layer: CALayer,
        report: @escaping (SceneReport) -> Void
    ) throws(MovieError) {
        self.request = request
        self.layer = layer
        self.report = report
        guard document == .inspection else { return }
        var announced = 0
        inspector = try SceneInspector(
            layer,
            SceneInspector.Request(
                title: request.sceneName, time: time, duration: request.duration,
                size: request.size.map { CGSize(width: $0.width, height: $0.height) }, scale: request.scale,
                framesPerSecond: request.framesPerSecond)
        ) { done, total in
            if total > announced {
                announced = total
                report(.began(frames: total))
            }
            report(.drew(frames: done))
        }
    }

    private var time: Double { if case .time(let time) = request.span { time } else { 0 } }

    /// Runs the scene, and writes the document.
    func run() throws -> RenderSummary {
        if let inspector { return try write(inspector.run()) }
        let recorder = try Recorder(layer, size: nil, scale: request.scale)
        recorder.willStep = MainQueue.settle
        try FrameSchedule.check(time)
        recorder.run(to: time, rate: try FrameRate(request.framesPerSecond))
        return try writeArchive()
    }

    /// Completes the document with the results so far, also for a scene that finishes early.
    func finish() throws -> RenderSummary {
        if let inspector { return try write(inspector.finish()) }
        return try writeArchive()
    }

    private func write(_ inspection: Inspection) throws -> RenderSummary {
        report(.finishing)
        try AtomicOutput.write(InspectorReport().html(of: inspection), to: request.outputURL)
        return RenderSummary(
            frames: inspection.frames.count, width: inspection.totals.pictureWidth,
            height: inspection.totals.pictureHeight, duration: inspection.duration)
    }

    private func writeArchive() throws -> RenderSummary {
        report(.finishing)
        let notes = try CoreAnimationArchive(rootLayer: layer).write(to: request.outputURL)
        for note in notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
        let size = layer.bounds.size
        return RenderSummary(
            frames: 1, width: Int(min(size.width, 1e6)), height: Int(min(size.height, 1e6)), duration: 0)
    }
}
