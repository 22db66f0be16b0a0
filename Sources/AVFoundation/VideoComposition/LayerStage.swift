import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore
import Raster

/// Draws the layers of an animation tool at a movie's times, which don't decrease.
///
/// The thread's clock is that of the movie for as long as the stage exists. Used by one thread.
final class LayerStage {
    private let tool: AVVideoCompositionCoreAnimationTool
    private let root: CALayer
    private let stage = CALayer()
    private let pixels: PixelBuffer
    private let renderer: CARenderer
    private let frameDuration: Double

    private var videoLayers: [CALayer] {
        if case .postProcessing(let layers, _) = tool.role { layers } else { [] }
    }

    /// - Parameters:
    ///   - size: the size of the picture in points.
    ///   - scale: pixels per point.
    init(
        _ tool: AVVideoCompositionCoreAnimationTool, size: CGSize, scale: CGFloat, start: Double, frameDuration: Double
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
        MediaClock.useManual(startingAt: start)
        renderer = CARenderer(context: CGContext(buffer: pixels))
        // The origin is at the bottom left.
        stage.isGeometryFlipped = true
        stage.anchorPoint = .zero
        stage.frame = CGRect(origin: .zero, size: size)
        if root.superlayer == nil {
            stage.addSublayer(root)
            renderer.layer = stage
        } else {
            reportOnce("AVVideoCompositionCoreAnimationTool: the layer has a superlayer")
            renderer.layer = root
        }
        renderer.bounds = stage.frame
    }

    deinit {
        for layer in videoLayers { layer.contents = nil }
        if root.superlayer === stage { root.removeFromSuperlayer() }
        CATransaction.flush()
        MediaClock.useSystem()
    }

    /// Returns the layers at a time, with a picture as the contents of the video layers.
    func draw(_ picture: CGImage?, at time: CMTime) throws(AVError) -> CGImage {
        let seconds = time.seconds
        MediaClock.advance(to: seconds)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in videoLayers { layer.contents = picture }
        CATransaction.commit()
        MediaClock.beginFrame(duration: frameDuration)
        renderer.beginFrame(atTime: seconds, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
        guard let copy = pixels.copy() else { throw AVError(.outOfMemory) }
        return CGImage(bitmap: Bitmap(copy))
    }
}
