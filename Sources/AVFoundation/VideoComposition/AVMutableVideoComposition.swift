import CoreGraphics
public import CoreMedia
public import Foundation

/// How the frames of a movie's tracks become one picture, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutablevideocomposition)
// `@unchecked Sendable`: as its superclass.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    /// Creates a composition that shows an asset's first track of video as players do, with properties of an
    /// instruction.
    public convenience init(
        propertiesOf asset: AVAsset, prototypeInstruction: AVVideoCompositionInstruction
    ) {
        self.init(propertiesOf: asset)
        for case let instruction as AVMutableVideoCompositionInstruction in state.instructions {
            instruction.backgroundColor = prototypeInstruction.backgroundColor
            instruction.enablePostProcessing = prototypeInstruction.enablePostProcessing
        }
    }

    /// Loads an asset, and returns the composition that shows it as players do.
    public override class func videoComposition(
        withPropertiesOf asset: AVAsset, isolation: isolated (any Actor)? = #isolation
    ) async throws -> AVMutableVideoComposition {
        _ = try asset.facts.get()
        return AVMutableVideoComposition(propertiesOf: asset)
    }

    /// Loads an asset, and passes a composition that filters its frames to a closure, on another thread.
    public override class func videoComposition(
        with asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
        completionHandler: @escaping @Sendable (AVMutableVideoComposition?, (any Error)?) -> Void
    ) {
        asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
            switch asset.facts {
            case .success:
                completionHandler(
                    AVMutableVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads an asset, and returns a composition that filters its frames.
    public override class func videoComposition(
        with asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> AVMutableVideoComposition {
        _ = try asset.facts.get()
        return AVMutableVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier)
    }

    /// For how long a frame is shown.
    public override final var frameDuration: CMTime {
        get { state.frameDuration }
        set { state.frameDuration = newValue }
    }
    /// The size of the picture, in pixels if the scale is 1.
    public override final var renderSize: CGSize {
        get { state.renderSize }
        set { state.renderSize = newValue }
    }
    /// Pixels of the picture per unit of its size.
    public override final var renderScale: Float {
        get { state.renderScale }
        set { state.renderScale = newValue }
    }
    /// The track whose frames determine the times; `kCMPersistentTrackID_Invalid` for `frameDuration`.
    public override final var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { state.sourceTrackIDForFrameTiming }
        set { state.sourceTrackIDForFrameTiming = newValue }
    }
    /// What is shown when, in the order of time.
    public override final var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { state.instructions }
        set { state.instructions = newValue }
    }
    /// The layers that are drawn with the picture, when it is exported or read.
    public override final var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { state.animationTool }
        set { state.animationTool = newValue }
    }
    /// The class that composes frames; nil for the built-in one.
    public override final var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { state.compositorClass }
        set { state.compositorClass = newValue }
    }
    /// The primary colours, which are those of BT.709.
    public override final var colorPrimaries: String? {
        get { state.colors[0] }
        set { state.colors[0] = newValue }
    }
    /// The transfer function, which is that of BT.709.
    public override final var colorTransferFunction: String? {
        get { state.colors[1] }
        set { state.colors[1] = newValue }
    }
    /// The matrix of luma and chroma, which is that of BT.709.
    public override final var colorYCbCrMatrix: String? {
        get { state.colors[2] }
        set { state.colors[2] = newValue }
    }
}

extension AVVideoComposition.State {
    /// What shows an asset as players do.
    init(_ facts: MediaFacts) {
        guard let track = facts.videoTrack else { return }
        renderSize = facts.naturalSize ?? track.shownSize
        frameDuration = track.minFrameDuration
        if !frameDuration.isNumeric || frameDuration <= .zero { frameDuration = CMTime(value: 1, timescale: 30) }
        let layer = AVMutableVideoCompositionLayerInstruction()
        layer.trackID = track.id
        layer.setTransform(track.upright, at: .zero)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: facts.duration)
        instruction.layerInstructions = [layer]
        instructions = [instruction]
    }
}

extension TrackFacts {
    private var shownBounds: CGRect { CGRect(origin: .zero, size: naturalSize).applying(preferredTransform) }

    /// The size of a frame that is turned as the transform says.
    var shownSize: CGSize { shownBounds.size }

    /// The transform, moved so that turned frames begin at zero.
    var upright: CGAffineTransform {
        preferredTransform.concatenating(CGAffineTransform(translationX: -shownBounds.minX, y: -shownBounds.minY))
    }
}
