import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore
import Raster

/// The layer around an animation tool's.
private final class StageLayer: CALayer {}

/// Draws the layers of an animation tool at a movie's times, which don't decrease.
///
/// Frames are drawn on a queue of its own, with a clock that shows the movie's time, so that the caller's clock and display
/// links are not disturbed. Used by one thread at a time.
// `@unchecked Sendable`: the caller waits for the queue.
final class LayerStage: @unchecked Sendable {
    private let tool: AVVideoCompositionCoreAnimationTool
    private let root: CALayer
    private let pixels: PixelBuffer
    private let renderer: CARenderer
    private let frameDuration: Double
    private let queue = DispatchQueue(label: "kasane.layers")

    private var videoLayers: [CALayer] {
        if case .postProcessing(let layers, _) = tool.role { layers } else { [] }
    }

    /// - Parameters:
    ///   - size: the size of the picture in points.
    ///   - scale: pixels per point.
    init(
        _ tool: AVVideoCompositionCoreAnimationTool, size: CGSize, scale: CGFloat, frameDuration: Double
    ) throws(AVError) {
        self.tool = tool
        self.frameDuration = frameDuration
        switch tool.role {
        case .postProcessing(_, let layer), .track(let layer, _): root = layer
        }
        guard
            let pixels = PixelBuffer(
                width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        else { throw AVError(.outOfMemory) }
        self.pixels = pixels
        renderer = CARenderer(context: CGContext(buffer: pixels))
        let bounds = CGRect(origin: .zero, size: size)
        renderer.layer = LayerStage.outermostLayer(of: root, tool, bounds)
        renderer.bounds = bounds
    }

    deinit {
        show(nil)
        CATransaction.flush()
    }

    /// The layer around the tool's, whose origin is at the bottom left. It stays there as long as the tool exists: a layer
    /// that leaves a tree loses its animations, and would be exported without them the next time.
    private static func outermostLayer(
        of root: CALayer, _ tool: AVVideoCompositionCoreAnimationTool, _ bounds: CGRect
    ) -> CALayer {
        let stage: StageLayer
        if let superlayer = root.superlayer {
            guard let existing = superlayer as? StageLayer else {
                reportOnce("AVVideoCompositionCoreAnimationTool: the layer has a superlayer")
                return root
            }
            stage = existing
        } else {
            stage = StageLayer()
            stage.addSublayer(root)
        }
        stage.isGeometryFlipped = true
        stage.anchorPoint = .zero
        stage.frame = bounds
        tool.stage = stage
        return stage
    }

    /// Sets the contents of the video layers, without an implicit animation.
    private func show(_ picture: CGImage?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in videoLayers { layer.contents = picture }
        CATransaction.commit()
    }

    /// Returns the layers at a time, with a picture as the contents of the video layers.
    func draw(_ picture: CGImage?, at time: CMTime) throws(AVError) -> CGImage {
        let answer = AnswerBox<CGImage>()
        queue.async { [self] in
            answer.set(Result { try render(picture, at: time.seconds) })
        }
        do { return try answer.wait() } catch { throw AVError.wrapping(error, .exportFailed) }
    }

    private func render(_ picture: CGImage?, at seconds: Double) throws(AVError) -> CGImage {
        MediaClock.useManual(startingAt: seconds)
        defer { MediaClock.useSystem() }
        show(picture)
        MediaClock.beginFrame(duration: frameDuration)
        renderer.beginFrame(atTime: seconds, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
        guard let copy = pixels.copy() else { throw AVError(.outOfMemory) }
        return CGImage(bitmap: Bitmap(copy))
    }
}
