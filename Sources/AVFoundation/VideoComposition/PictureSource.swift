import CoreGraphics
import CoreImage
import CoreMedia
import Foundation

/// Gives the picture of a movie at any time: the frames of its first track of video, or what a video composition makes of
/// all tracks.
///
/// Used by one thread at a time.
final class PictureSource {
    /// What the picture is for.
    enum Purpose {
        /// Frames are shown as they are, turned by whoever shows them; layers of an animation tool are left out.
        case playback
        /// Layers of an animation tool are drawn. Times don't decrease.
        case export
    }

    /// How frames are to be turned to be shown: the identity where a composition has done so.
    let transform: CGAffineTransform
    private let source: Source

    private enum Source {
        case track(any FrameSource)
        case composition(FrameComposer)
    }

    /// Throws if there is no video, or the composition is not valid.
    init(_ facts: MediaFacts, _ composition: AVVideoComposition?, for purpose: Purpose) throws(AVError) {
        if let composition {
            transform = .identity
            source = .composition(try FrameComposer(facts, composition, drawsLayers: purpose == .export))
        } else {
            guard let track = facts.videoTrack else {
                throw AVError(.noImageAtTime, "\(facts.name) has no track of video that can be decoded")
            }
            transform = track.preferredTransform
            source = .track(try track.makeFrameSource())
        }
    }

    /// Returns the picture that is shown at a time; nil if nothing is.
    func frame(at time: CMTime) throws(AVError) -> MovieFrame? {
        switch source {
        case .track(let source): try source.frame(at: time)
        case .composition(let composer): try composer.frame(at: time)
        }
    }
}

/// Composes the frames of several tracks.
final class FrameComposer {
    private let composition: AVVideoComposition
    private let size: CGSize
    private let pixelSize: CGSize
    private let tracks: [CMPersistentTrackID: TrackFacts]
    private let duration: CMTime
    private var sources: [CMPersistentTrackID: any FrameSource] = [:]
    private var stage: LayerStage?
    private let tool: AVVideoCompositionCoreAnimationTool?
    private lazy var custom = composition.customVideoCompositorClass.flatMap {
        CustomComposer($0, composition, pixelSize)
    }
    private lazy var context = CIContext()
    /// The last composed picture, which is kept while it is shown.
    private var shown: MovieFrame?

    init(_ facts: MediaFacts, _ composition: AVVideoComposition, drawsLayers: Bool) throws(AVError) {
        let scale = CGFloat(composition.renderScale)
        let size = composition.renderSize
        guard composition.frameDuration.isNumeric, composition.frameDuration > .zero else {
            throw AVError(.invalidVideoComposition, "a video composition must have a positive frameDuration")
        }
        let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard scale.isFinite, scale > 0, size.width >= 1, size.height >= 1, size.width < 65_536, size.height < 65_536,
            FrameLimits.allow(pixels)
        else { throw AVError(.invalidVideoComposition, "a video composition can't have the size \(size)") }
        self.composition = composition
        self.size = size
        pixelSize = pixels
        duration = facts.duration
        let videos = facts.tracks.filter { $0.mediaType == .video && $0.isPlayable }
        tracks = Dictionary(videos.map { ($0.id, $0) }) { first, _ in first }
        tool = drawsLayers ? composition.animationTool : nil
        if composition.animationTool != nil, !drawsLayers {
            reportOnce("An animation tool draws no layers in playback, only in exports")
        }
        if let type = composition.customVideoCompositorClass, !(type is NSObject.Type) {
            throw AVError(.invalidVideoComposition, "\(type) is no subclass of NSObject")
        }
    }

    func frame(at time: CMTime) throws(AVError) -> MovieFrame? {
        let (start, end) = try span(at: time)
        if let shown, shown.time == start { return shown }
        guard let instruction = instruction(at: start) else {
            throw AVError(.invalidVideoComposition, "no instruction says what is shown at \(start)")
        }
        var picture: CGImage
        if let filter = composition.state.filter {
            picture = try filtered(filter, at: start)
        } else if let custom {
            picture = try custom.picture(at: start, instruction) { id throws(AVError) in
                try self.sourceFrame(of: id, at: start)
            }
        } else if let known = instruction as? AVVideoCompositionInstruction {
            picture = try composed(known, at: start)
        } else {
            throw AVError(.invalidVideoComposition, "only a compositor knows the instruction \(type(of: instruction))")
        }
        if instruction.enablePostProcessing, let tool, case .postProcessing = tool.role {
            picture = try openStage(tool).draw(picture, at: start)
        }
        let frame = MovieFrame(image: picture, time: start, end: end < duration ? end : nil)
        shown = frame
        return frame
    }

    // MARK: Time

    /// The span of a frame: a multiple of the composition's frame duration, or that of a track's frame.
    private func span(at time: CMTime) throws(AVError) -> (CMTime, CMTime) {
        let id = composition.sourceTrackIDForFrameTiming
        if id != kCMPersistentTrackID_Invalid, let frame = try source(of: id)?.frame(at: time) {
            return (frame.time, frame.end ?? duration)
        }
        let step = composition.frameDuration
        let index = (time.seconds / step.seconds + 1e-6).rounded(.down)
        guard index.isFinite, abs(index) < 1e15 else { return (.zero, duration) }
        let (value, isTooLarge) = Int64(index).multipliedReportingOverflow(by: step.value)
        guard !isTooLarge else { return (.zero, duration) }
        let start = CMTime(value: value, timescale: step.timescale)
        return (start, start + step)
    }

    /// The instruction at a time. The last one also covers what a rounded duration has left.
    private func instruction(at time: CMTime) -> (any AVVideoCompositionInstructionProtocol)? {
        let instructions = composition.instructions
        if let match = instructions.first(where: { $0.timeRange.containsTime(time) }) { return match }
        guard let last = instructions.last, last.timeRange.isValid, time >= last.timeRange.start,
            time <= last.timeRange.end + composition.frameDuration
        else { return nil }
        return last
    }

    // MARK: Frames

    private func source(of id: CMPersistentTrackID) throws(AVError) -> (any FrameSource)? {
        if let open = sources[id] { return open }
        guard let track = tracks[id] else { return nil }
        let made = try track.makeFrameSource()
        sources[id] = made
        return made
    }

    /// The frame of a track, or of the animation tool's layer.
    private func sourceFrame(of id: CMPersistentTrackID, at time: CMTime) throws(AVError) -> CGImage? {
        if let tool, case .track(_, id) = tool.role { return try openStage(tool).draw(nil, at: time) }
        guard let track = tracks[id], time < track.timeRange.end || time == .zero else { return nil }
        return try source(of: id)?.frame(at: time)?.image
    }

    private func openStage(_ tool: AVVideoCompositionCoreAnimationTool) throws(AVError) -> LayerStage {
        if let stage { return stage }
        let made = try LayerStage(
            tool, size: size, scale: CGFloat(composition.renderScale),
            frameDuration: composition.frameDuration.seconds)
        stage = made
        return made
    }

    private func makeContext() throws(AVError) -> CGContext {
        guard
            let context = CGContext(
                data: nil, width: Int(pixelSize.width), height: Int(pixelSize.height), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw AVError(.outOfMemory) }
        return context
    }

    private func composed(_ instruction: AVVideoCompositionInstruction, at time: CMTime) throws(AVError) -> CGImage {
        let context = try makeContext()
        context.setFillColor(instruction.backgroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(origin: .zero, size: pixelSize))
        // To the composition's size, with y down.
        let scale = CGFloat(composition.renderScale)
        context.translateBy(x: 0, y: pixelSize.height)
        context.scaleBy(x: scale, y: -scale)
        for layer in instruction.layerInstructions.reversed() {
            let opacity = layer.opacity(at: time)
            guard opacity > 0, let image = try sourceFrame(of: layer.trackID, at: time) else { continue }
            let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            let crop = layer.crop(at: time)
            let transform = layer.transform(at: time)
            context.saveGState()
            context.concatenate(transform)
            if !crop.isInfinite { context.clip(to: crop.intersection(whole)) }
            context.setAlpha(CGFloat(opacity))
            context.interpolationQuality = .high
            context.translateBy(x: 0, y: whole.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: whole)
            context.restoreGState()
        }
        guard let picture = context.makeImage() else { throw AVError(.outOfMemory) }
        return picture
    }

    private func filtered(
        _ filter: (AVAsynchronousCIImageFilteringRequest) -> Void, at time: CMTime
    ) throws(AVError) -> CGImage {
        let first = tracks.values.filter(\.isEnabled).min {
            $0.index < $1.index || $0.index == $1.index && $0.id < $1.id
        }
        guard let track = first, let image = try sourceFrame(of: track.id, at: time) else {
            return try CGImage.fitted(nil, to: pixelSize)
        }
        let answer = AnswerBox<(CIImage, CIContext?)>()
        let upright = CIImage(cgImage: image.oriented(track.preferredTransform))
        filter(AVAsynchronousCIImageFilteringRequest(upright, time, size, answer))
        do {
            let (result, context) = try answer.wait()
            let area = CGRect(origin: .zero, size: size)
            let scale = CGFloat(composition.renderScale)
            let scaled = scale == 1 ? result : result.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
            let target = scale == 1 ? area : CGRect(origin: .zero, size: pixelSize)
            guard let drawn = (context ?? self.context).createCGImage(scaled, from: target) else {
                throw AVError(.outOfMemory)
            }
            return drawn
        } catch {
            throw AVError.wrapping(error, .videoCompositorFailed)
        }
    }
}

extension AVError {
    /// An error as one of this type.
    static func wrapping(_ error: any Error, _ code: Code) -> AVError {
        (error as? AVError) ?? AVError(code, "\(error.localizedDescription)")
    }
}
