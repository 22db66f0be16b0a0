public import CoreGraphics
public import CoreMedia
public import Foundation

/// What is shown during a range of time.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositioninstructionprotocol)
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The range of time.
    var timeRange: CMTimeRange { get }
    /// Whether the layers of an animation tool are drawn.
    var enablePostProcessing: Bool { get }
    /// Whether the picture changes even where no frame does.
    var containsTweening: Bool { get }
    /// The identifiers of the tracks whose frames are needed, as numbers; nil for all tracks.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track whose frames are shown unchanged, or `kCMPersistentTrackID_Invalid`.
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// What is shown during a range of time: tracks, one over the other.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositioninstruction)
// `@unchecked Sendable`: it doesn't change, but for mutable ones, which belong to one thread and are copied.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, NSCopying, NSMutableCopying,
    @unchecked Sendable
{
    fileprivate final var state = State()

    fileprivate struct State {
        var timeRange = CMTimeRange.invalid
        var layers: [AVVideoCompositionLayerInstruction] = []
        var background: CGColor?
        var enablesPostProcessing = true
    }

    /// Creates an instruction that shows nothing, at no time.
    public override init() { super.init() }

    /// The range of time.
    public var timeRange: CMTimeRange { state.timeRange }
    /// The tracks, from the front to the back.
    public var layerInstructions: [AVVideoCompositionLayerInstruction] { state.layers }
    /// The colour behind the tracks; nil for black.
    public var backgroundColor: CGColor? { state.background }
    /// Whether the layers of an animation tool are drawn.
    public var enablePostProcessing: Bool { state.enablesPostProcessing }
    /// Whether the picture changes even where no frame does: it may.
    public final var containsTweening: Bool { true }
    /// The identifiers of the tracks.
    public final var requiredSourceTrackIDs: [NSValue]? {
        state.layers.map { NSNumber(value: $0.trackID) }
    }
    /// No track: frames are always composed.
    public final var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    /// The identifiers of the tracks whose samples of data are needed: none.
    public final var requiredSourceSampleDataTrackIDs: [NSNumber] { [] }

    /// Returns an instruction that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVVideoCompositionInstruction()) }
    /// Returns an instruction that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoCompositionInstruction()) }

    private final func filled(_ copy: AVVideoCompositionInstruction) -> AVVideoCompositionInstruction {
        copy.state = state
        copy.state.layers = state.layers.map { $0.copy() as! AVVideoCompositionLayerInstruction }
        return copy
    }
}

/// What is shown during a range of time, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutablevideocompositioninstruction)
// `@unchecked Sendable`: as its superclass.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    /// The range of time.
    public override final var timeRange: CMTimeRange {
        get { state.timeRange }
        set { state.timeRange = newValue }
    }
    /// The tracks, from the front to the back.
    public override final var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { state.layers }
        set { state.layers = newValue }
    }
    /// The colour behind the tracks; nil for black.
    public override final var backgroundColor: CGColor? {
        get { state.background }
        set { state.background = newValue }
    }
    /// Whether the layers of an animation tool are drawn. True by default.
    public override final var enablePostProcessing: Bool {
        get { state.enablesPostProcessing }
        set { state.enablesPostProcessing = newValue }
    }
}
