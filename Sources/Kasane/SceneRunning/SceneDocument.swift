import CoreGraphics
import Foundation
import QuartzCore

/// Writes a document about a scene's live view according to a request.
final class SceneDocument {
    private let request: RenderRequest
    private let inspector: SceneInspector
    private let report: (SceneReport) -> Void

    init(
        _ request: RenderRequest, of layer: CALayer, report: @escaping (SceneReport) -> Void
    ) throws(MovieError) {
        self.request = request
        self.report = report
        let time = if case .time(let time) = request.span { time } else { 0.0 }
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

    func run() throws -> RenderSummary { try write(inspector.run()) }

    /// Completes the document with what is known so far, also for a scene that finishes early.
    func finish() throws -> RenderSummary { try write(inspector.finish()) }

    private func write(_ inspection: Inspection) throws -> RenderSummary {
        report(.finishing)
        try AtomicOutput.write(InspectorReport().html(of: inspection), to: request.outputURL)
        return RenderSummary(
            frames: inspection.frames.count, width: inspection.totals.pictureWidth,
            height: inspection.totals.pictureHeight, duration: inspection.duration)
    }
}
