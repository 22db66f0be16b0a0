public import Foundation
public import QuartzCore

/// Draws layers with the picture of a video composition, when it is exported or read, at the movie's time.
///
/// The origin of the layers' coordinates is at the bottom left, with y up; `isGeometryFlipped` of the outermost one turns
/// them to those of iOS. Zero as the begin time of an animation means the current time of the program: what begins with
/// the movie begins at `AVCoreAnimationBeginTimeAtZero`. Layers must not be those of a window, nor be changed while they
/// are drawn.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositioncoreanimationtool)
// `@unchecked Sendable`: the layers belong to the export while it runs.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// What the layers are for.
    enum Role {
        /// The picture is the contents of layers inside of another one, which becomes the picture.
        case postProcessing(videoLayers: [CALayer], in: CALayer)
        /// The layer is a track of its own.
        case track(CALayer, CMPersistentTrackID)
    }

    final let role: Role
    /// The layer around the tool's, once they have been drawn.
    final var stage: CALayer?

    private init(_ role: Role) {
        self.role = role
        super.init()
    }

    /// Creates a tool that shows the composed picture in a layer, which is inside of the one that becomes the picture.
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init(.postProcessing(videoLayers: [videoLayer], in: animationLayer))
    }

    /// Creates a tool that shows the composed picture in several layers.
    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        self.init(.postProcessing(videoLayers: videoLayers, in: animationLayer))
    }

    /// Creates a tool that makes a layer a track of video, with an identifier that no track of the asset has.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        self.init(.track(layer, trackID))
    }

    /// The identifier of the layer's track, if it is one.
    final var trackIDs: Set<CMPersistentTrackID> {
        if case .track(_, let id) = role { [id] } else { [] }
    }
}
