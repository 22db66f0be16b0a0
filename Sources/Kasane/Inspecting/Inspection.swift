/// The inspector's results for a scene, as plain data for the report.
///
/// Times are in seconds from the scene's beginning, lengths in points, unless a property says otherwise.
struct Inspection: Encodable {
    /// The scene's name.
    var title: String
    /// The time at which the tree is inspected.
    var time: Double
    /// The end of the recording.
    var duration: Double
    /// The image's size.
    var width: Double
    var height: Double
    /// The number of pixels per point.
    var scale: Double
    /// The image at `time`, as a data URL.
    var picture: String
    /// Images over time, in order.
    var frames: [RecordedFrame] = []
    /// In preorder: a layer comes before its sublayers, and its mask after them.
    var layers: [InspectedLayer] = []
    /// Layers' own drawings, as data URLs, each stored once.
    var drawings: [String] = []
    var animations: [AnimationLane] = []
    /// The most expensive first.
    var findings: [Finding] = []
    var totals = FrameTotals()
    /// What was omitted to keep the report small, as sentences.
    var notes: [String] = []
    /// Identifies one version of a running scene; nil in a report.
    var version: Int?
    /// The start of the timeline; nil for 0.
    var start: Double?
}

/// One of the images over time.
struct RecordedFrame: Encodable {
    var time: Double
    /// A data URL.
    var picture: String
}

/// A layer as it is displayed at the inspected time.
struct InspectedLayer: Encodable {
    /// A property as text.
    struct Value: Encodable, Equatable {
        var key: String
        /// The value that the program has set.
        var model: String
        /// The displayed value; nil if it is the same.
        var shown: String?
        /// The model value as editable text; nil for one that can't be edited, and in reports.
        var edit: String?
        /// All possible values; nil for free text.
        var choices: [String]?
    }

    /// The layer's own drawing, without sublayers.
    struct Drawing: Encodable {
        /// The index in ``Inspection/drawings``; -1 for one that is not available yet.
        var index: Int
        /// The rectangle that it covers, in the layer's own points.
        var x, y, width, height: Double
    }

    /// The index in ``Inspection/layers``.
    var id: Int
    /// The id of the superlayer, or of the layer that this one masks; nil for the root.
    var parent: Int?
    var depth: Int
    /// Identifies the layer while the scene runs; nil in a report.
    var handle: Int?
    var className: String
    /// The class of the view that the layer belongs to.
    var view: String?
    /// The layer's name, or the view's name or text.
    var name: String?
    var isMask: Bool
    /// Whether the layer or one of its ancestors is hidden.
    var isHidden: Bool
    /// The opacity in 0...1, including the ancestors'.
    var opacity: Double
    /// x, y, width and height in the superlayer's coordinates.
    var frame: [Double]
    /// x, y, width and height in the layer's own coordinates.
    var bounds: [Double]
    /// The projection from the layer's coordinates to the picture, in points: nine numbers by rows, for row vectors.
    var projection: [Double]
    /// The corners in the image: x and y of each of four. Nil if one is behind the viewer.
    var corners: [Double]?
    var drawing: Drawing?
    var values: [Value]
    /// Indices in ``Inspection/animations``.
    var animations: [Int] = []
}

/// An animation's lane in the timeline.
struct AnimationLane: Encodable {
    /// The key that it was added for; nil for none.
    var key: String?
    var className: String
    var keyPath: String?
    /// The layer's id; nil for a layer that is not in the tree at the inspected time.
    var layer: Int?
    /// The layer's name.
    var layerName: String
    /// 0 for a top-level animation, 1 for a member of a group, and so on.
    var level: Int
    var begin: Double
    /// The duration of one iteration in one direction.
    var duration: Double
    /// Nil for an endless animation.
    var end: Double?
    /// The number of iterations; nil for an endless animation.
    var repeats: Double?
    var autoreverses: Bool
    /// As in `CAMediaTimingFillMode`.
    var fill: String
    /// The name of the easing.
    var easing: String
    /// The progress at equidistant times of an iteration, from its beginning to its end.
    var curve: [Double]
    /// The times of keyframes within an iteration, in 0...1.
    var keyTimes: [Double] = []
    /// The values as text.
    var values: [String] = []
    var isAdditive = false
    var isRemovedOnCompletion = true
}

/// A reason why frames are expensive, and its remedy.
struct Finding: Encodable {
    enum Kind: String, Encodable {
        case offscreenPass, blending, shadow, backingStore, rasterization, particles
    }

    var kind: Kind
    /// The layer's id.
    var layer: Int
    var title: String
    var detail: String
    var advice: String
    /// The property to set.
    var property: String
    /// The sort key of findings: the number of pixels that are processed unnecessarily.
    var pixels: Double
}

/// The cost of one frame.
struct FrameTotals: Encodable {
    var layers = 0
    /// Layers with drawing of their own.
    var drawnLayers = 0
    /// Images that are rendered before they are composited.
    var offscreenPasses = 0
    /// The number of their pixels.
    var offscreenPixels = 0.0
    /// The number of pixels of layers that are blended with their backdrop.
    var blendedPixels = 0.0
    /// The number of pixels of all layers that draw.
    var paintedPixels = 0.0
    var pictureWidth = 0
    var pictureHeight = 0
    /// The size of the images in layers' contents, in bytes.
    var contentsBytes = 0
}
