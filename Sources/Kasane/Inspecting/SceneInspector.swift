import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Records a layer tree for the inspector: images over time, and the tree at one time.
final class SceneInspector {
    /// The parameters of an inspection.
    struct Request {
        var title: String
        /// In seconds from the beginning.
        var time: Double
        /// The length of the recording, in seconds; nil to end with the last finite animation.
        var duration: Double?
        /// The size in points; nil for the layer's own.
        var size: CGSize?
        /// The number of pixels per point.
        var scale: Double = 1
        /// The frame rate of the scene.
        var framesPerSecond = 60.0
        var limits = InspectorLimits()
    }

    private let request: Request
    private let layer: CALayer
    /// Draws the small images.
    private let recorder: Recorder
    private let rate: FrameRate
    private let canvas: CGRect
    private let pictureScale: Double
    private var lanes: LaneCollector
    private var inspection: Inspection
    private var tree: TreeInspector?
    /// One step of this many is kept.
    private var stride = 1
    private var lastTime = 0.0
    private let report: (_ frames: Int, _ total: Int) -> Void

    /// - Parameter report: called with the number of completed steps and of all steps.
    init(
        _ layer: CALayer, _ request: Request, report: @escaping (_ frames: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(MovieError) {
        try FrameSchedule.check(request.time)
        if let duration = request.duration { try FrameSchedule.check(duration) }
        self.request = request
        self.layer = layer
        self.report = report
        rate = try FrameRate(request.framesPerSecond)
        let limits = request.limits
        canvas = try RecordingRenderer(layer, size: request.size, scale: request.scale).canvas
        let longest = max(canvas.width, canvas.height)
        pictureScale = min(request.scale, limits.pictureSide / longest)
        let size = canvas.size
        recorder = try Recorder(layer, size: size, scale: min(request.scale, limits.frameSide / longest))
        lanes = LaneCollector(beginning: recorder.beginning, limits: limits)
        inspection = Inspection(
            title: request.title, time: request.time, duration: 0, width: Double(canvas.width).rounded(to: 3),
            height: Double(canvas.height).rounded(to: 3), scale: request.scale, picture: "")
        recorder.willStep = MainQueue.settle
    }

    /// Runs the scene, and returns the results.
    func run() throws(MovieError) -> Inspection {
        var index = 0
        while true {
            let time = rate.time(ofFrame: index)
            if tree == nil, time >= request.time { try inspect() }
            guard time < end || index == 0 else { break }
            // The inspected time may coincide with a step.
            recorder.step(to: time, rate)
            lanes.look(at: layer)
            if index % stride == 0 { record(time) }
            lastTime = time
            index += 1
            report(index, Int(end * rate.framesPerSecond) + 1)
        }
        return try finish()
    }

    /// Returns the results so far, also for a scene that finishes early.
    func finish() throws(MovieError) -> Inspection {
        if tree == nil { try inspect() }
        guard let tree else { return inspection }
        inspection.duration = max(lastTime, min(end, lastTime + 1 / rate.framesPerSecond)).rounded(to: 4)
        inspection.layers = tree.layers
        inspection.drawings = tree.drawings
        inspection.animations = lanes.lanes(ids: tree.ids)
        for (index, lane) in inspection.animations.enumerated() {
            if let id = lane.layer { inspection.layers[id].animations.append(index) }
        }
        inspection.findings = Array(tree.findings.findings.prefix(request.limits.findings))
        inspection.totals = tree.findings.totals
        (inspection.totals.pictureWidth, inspection.totals.pictureHeight) = picturePixels
        inspection.notes = notes(of: tree)
        return inspection
    }

    /// The end of the recording, as far as it is known.
    private var end: Double {
        let wanted = request.duration ?? min(recorder.motion.end, request.limits.duration)
        return max(wanted, request.time)
    }

    private var picturePixels: (width: Int, height: Int) {
        (Int((canvas.width * request.scale).rounded()), Int((canvas.height * request.scale).rounded()))
    }

    /// Keeps a small image. When there are too many, every other one is dropped.
    private func record(_ time: Double) {
        recorder.renderer.draw(at: recorder.beginning + time)
        inspection.frames.append(
            RecordedFrame(time: time.rounded(to: 4), picture: DataURL.small(recorder.renderer.pixels)))
        guard inspection.frames.count > request.limits.frames else { return }
        inspection.frames = inspection.frames.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        stride *= 2
    }

    /// Inspects the tree at the requested time, which no step precedes.
    private func inspect() throws(MovieError) {
        recorder.step(to: max(request.time, lastTime), rate)
        lanes.look(at: layer)
        let time = recorder.beginning + max(request.time, lastTime)
        inspection.time = max(request.time, lastTime).rounded(to: 4)
        let renderer = try RecordingRenderer(layer, size: canvas.size, scale: pictureScale)
        renderer.draw(at: time)
        inspection.picture = DataURL.exact(renderer.pixels)
        tree = TreeInspector(of: [layer], canvas: canvas, scale: request.scale, time: time, limits: request.limits)
        lastTime = max(request.time, lastTime)
    }

    private func notes(of tree: TreeInspector) -> [String] {
        var notes = tree.notes
        let pixels = recorder.renderer.pixels
        notes.append(
            "\(inspection.frames.count) images over time, of \(pixels.width) by \(pixels.height) pixels; "
                + "one of \(stride == 1 ? "each step" : "\(stride) steps") of "
                + "\(DescriptionLines.text(1000 / rate.framesPerSecond)) ms.")
        if lanes.isFull {
            notes.append("More than \(request.limits.animations) animations; the later ones are omitted.")
        }
        if tree.findings.findings.count > request.limits.findings {
            notes.append("More than \(request.limits.findings) findings; the cheaper ones are omitted.")
        }
        if request.duration == nil, recorder.motion.end > end {
            notes.append("The scene continues; the recording ends after \(DescriptionLines.text(end)) s.")
        }
        return notes
    }
}
