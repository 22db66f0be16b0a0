import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation

/// Passes frames to a compositor of the program's own, and waits for what it makes of them.
final class CustomComposer {
    private let compositor: any AVVideoCompositing
    private let context: AVVideoCompositionRenderContext
    private let sourceFormat: OSType

    /// Returns nil if the compositor can't be created.
    init?(_ type: any AVVideoCompositing.Type, _ composition: AVVideoComposition, _ size: CGSize) {
        guard let compositor = NSObject.make(type) else { return nil }
        self.compositor = compositor
        sourceFormat = PixelBufferBridge.format(in: compositor.sourcePixelBufferAttributes)
        context = AVVideoCompositionRenderContext(
            composition, size: size,
            format: PixelBufferBridge.format(in: compositor.requiredPixelBufferAttributesForRenderContext))
        compositor.renderContextChanged(context)
    }

    deinit { compositor.cancelAllPendingVideoCompositionRequests() }

    func picture(
        at time: CMTime, _ instruction: any AVVideoCompositionInstructionProtocol,
        _ frame: (CMPersistentTrackID) throws(AVError) -> CGImage?
    ) throws(AVError) -> CGImage {
        var frames: [CMPersistentTrackID: CVPixelBuffer] = [:]
        for id in instruction.requiredSourceTrackIDs ?? [] {
            guard let id = (id as? NSNumber)?.int32Value, let image = try frame(id) else { continue }
            frames[id] = try PixelBufferBridge.buffer(of: image, format: sourceFormat)
        }
        if instruction.passthroughTrackID != kCMPersistentTrackID_Invalid,
            let image = try frame(instruction.passthroughTrackID)
        {
            return image
        }
        let answer = AnswerBox<CVPixelBuffer>()
        compositor.startRequest(
            AVAsynchronousVideoCompositionRequest(context, time, instruction, frames, answer))
        do {
            return try PixelBufferBridge.image(of: answer.wait())
        } catch {
            throw AVError.wrapping(error, .videoCompositorFailed)
        }
    }
}
