import CoreGraphics
public import CoreMedia
public import Foundation

/// How the frames of a movie's tracks become one picture.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocomposition)
// `@unchecked Sendable`: it doesn't change, but for mutable ones, which belong to one thread and are copied.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var state = State()

    struct State {
        var frameDuration = CMTime.zero
        var renderSize = CGSize.zero
        var renderScale: Float = 1
        var sourceTrackIDForFrameTiming = kCMPersistentTrackID_Invalid
        var instructions: [any AVVideoCompositionInstructionProtocol] = []
        var animationTool: AVVideoCompositionCoreAnimationTool?
        var compositorClass: (any AVVideoCompositing.Type)?
        var filter: (@Sendable (AVAsynchronousCIImageFilteringRequest) -> Void)?
        var colors: [String?] = [nil, nil, nil]
    }

    /// Creates a composition without instructions.
    public override init() { super.init() }

    /// Creates a composition that shows an asset's first track of video as players do: its size is that of the turned
    /// frames, and its rate that of the track.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        state = State(asset.known)
    }

    /// Loads an asset, and returns the composition that shows it as players do.
    public class func videoComposition(
        withPropertiesOf asset: AVAsset, isolation: isolated (any Actor)? = #isolation
    ) async throws -> AVVideoComposition {
        _ = try asset.facts.get()
        return AVVideoComposition(propertiesOf: asset)
    }

    /// Loads an asset, and passes a composition that filters its frames to a closure, on another thread.
    public class func videoComposition(
        with asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
        completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
    ) {
        asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
            switch asset.facts {
            case .success:
                completionHandler(AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads an asset, and returns a composition that filters its frames.
    public class func videoComposition(
        with asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> AVVideoComposition {
        _ = try asset.facts.get()
        return AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier)
    }

    /// For how long a frame is shown.
    public var frameDuration: CMTime { state.frameDuration }
    /// The size of the picture, in pixels if the scale is 1.
    public var renderSize: CGSize { state.renderSize }
    /// Pixels of the picture per unit of its size.
    public var renderScale: Float { state.renderScale }
    /// The track whose frames determine the times; `kCMPersistentTrackID_Invalid` for `frameDuration`.
    public var sourceTrackIDForFrameTiming: CMPersistentTrackID { state.sourceTrackIDForFrameTiming }
    /// What is shown when, in the order of time.
    public var instructions: [any AVVideoCompositionInstructionProtocol] { state.instructions }
    /// The layers that are drawn with the picture, when it is exported or read.
    public var animationTool: AVVideoCompositionCoreAnimationTool? { state.animationTool }
    /// The class that composes frames; nil for the built-in one.
    public var customVideoCompositorClass: (any AVVideoCompositing.Type)? { state.compositorClass }
    /// The primary colours, which are those of BT.709.
    public var colorPrimaries: String? { state.colors[0] }
    /// The transfer function, which is that of BT.709.
    public var colorTransferFunction: String? { state.colors[1] }
    /// The matrix of luma and chroma, which is that of BT.709.
    public var colorYCbCrMatrix: String? { state.colors[2] }

    /// Returns a composition that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVVideoComposition()) }
    /// Returns a composition that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoComposition()) }

    private final func filled(_ copy: AVVideoComposition) -> AVVideoComposition {
        copy.state = state
        copy.state.instructions = state.instructions.map { instruction in
            guard let known = instruction as? AVVideoCompositionInstruction else { return instruction }
            return known.copy() as! AVVideoCompositionInstruction
        }
        return copy
    }

    // MARK: Validity

    /// Returns whether the instructions cover a range of time without gaps, and name tracks that exist.
    public final func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange,
        validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool {
        CompositionCheck(self, asset, timeRange, validationDelegate).isValid
    }
}

/// Told about what is wrong with a video composition.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositionvalidationhandling)
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
    /// A property has no valid value. Returns whether to go on.
    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool
    /// No instruction says what is shown during a range. Returns whether to go on.
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool
    /// An instruction's range is not valid, or overlaps another one. Returns whether to go on.
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol
    ) -> Bool
    /// An instruction names a track that doesn't exist. Returns whether to go on.
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
    ) -> Bool
}

extension AVVideoCompositionValidationHandling {
    public func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
    ) -> Bool { true }
}

/// Looks for what is wrong with a video composition.
private struct CompositionCheck {
    private(set) var isValid = true
    private var goesOn = true

    init(
        _ composition: AVVideoComposition, _ asset: AVAsset?, _ range: CMTimeRange,
        _ delegate: (any AVVideoCompositionValidationHandling)?
    ) {
        for (key, isRight) in [
            ("frameDuration", composition.frameDuration.isNumeric && composition.frameDuration > .zero),
            ("renderSize", composition.renderSize.width > 0 && composition.renderSize.height > 0),
            ("renderScale", composition.renderScale > 0),
        ] where !isRight {
            find {
                delegate?.videoComposition(composition, shouldContinueValidatingAfterFindingInvalidValueForKey: key)
            }
        }
        var time = range.start.isNumeric ? range.start : .zero
        let end = range.end.isNumeric ? range.end : asset?.duration ?? time
        var last = CMTime.negativeInfinity
        for instruction in composition.instructions {
            let part = instruction.timeRange
            guard part.isValid, part.start.isNumeric, part.start >= last else {
                find {
                    delegate?.videoComposition(
                        composition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn: instruction)
                }
                continue
            }
            if part.start > time, time < end {
                let gap = CMTimeRange(start: time, end: min(part.start, end))
                find {
                    delegate?.videoComposition(
                        composition, shouldContinueValidatingAfterFindingEmptyTimeRange: gap)
                }
            }
            (time, last) = (max(time, part.end), part.end)
            guard let asset, let known = instruction as? AVVideoCompositionInstruction else { continue }
            let ids = Set(asset.tracks.map(\.trackID)).union(composition.animationTool?.trackIDs ?? [])
            for layer in known.layerInstructions where !ids.contains(layer.trackID) {
                find {
                    delegate?.videoComposition(
                        composition, shouldContinueValidatingAfterFindingInvalidTrackIDIn: instruction,
                        layerInstruction: layer, asset: asset)
                }
            }
        }
        if time < end {
            let gap = CMTimeRange(start: time, end: end)
            find {
                delegate?.videoComposition(composition, shouldContinueValidatingAfterFindingEmptyTimeRange: gap)
            }
        }
    }

    private mutating func find(_ ask: () -> Bool?) {
        isValid = false
        guard goesOn else { return }
        goesOn = ask() ?? true
    }
}
