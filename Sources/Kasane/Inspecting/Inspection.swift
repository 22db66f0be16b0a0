/// What the inspector found out about a scene: plain data, which a report shows.
///
/// Times are in seconds from the scene's beginning, lengths in points, unless a property says otherwise.
struct Inspection: Encodable {
    /// The scene's name.
    var title: String
    /// When the tree is inspected.
    var time: Double
    /// When the recording ends.
    var duration: Double
    /// The picture's size.
    var width: Double
    var height: Double
    /// Pixels a point.
    var scale: Double
    /// The picture at `time`, as a data URL.
    var picture: String
    /// Pictures over time, in order.
    var frames: [RecordedFrame] = []
    /// In preorder: a layer comes before its sublayers, and a mask after them.
    var layers: [InspectedLayer] = []
    /// Layers' own drawings, as data URLs, each once.
    var drawings: [String] = []
    var animations: [AnimationLane] = []
    /// The costliest first.
    var findings: [Finding] = []
    var totals = FrameTotals()
    /// What was left out to keep the report small, as sentences.
    var notes: [String] = []
    /// Tells one look at a running scene from the next; nil in a report.
    var version: Int?
    /// When the time line begins; nil for 0.
    var start: Double?
}

/// One of the pictures over time.
struct RecordedFrame: Encodable {
    var time: Double
    /// A data URL.
    var picture: String
}

/// A layer as it is shown at the inspected time.
struct InspectedLayer: Encodable {
    /// A property, written out.
    struct Value: Encodable, Equatable {
        var key: String
        /// As the program has set it.
        var model: String
        /// As it is shown; nil where that is the same.
        var shown: String?
        /// The model's value as it can be typed; nil for one that cannot be edited, and in reports.
        var edit: String?
        /// All that it may be; nil for what is typed freely.
        var choices: [String]?
    }

    /// The layer's own drawing, without sublayers.
    struct Drawing: Encodable {
        /// The index in ``Inspection/drawings``; -1 for one that is not there yet.
        var index: Int
        /// The rectangle that it covers, in the layer's own points.
        var x, y, width, height: Double
    }

    /// The index in ``Inspection/layers``.
    var id: Int
    /// The superlayer's id, or that of the layer that this one masks; nil for the root.
    var parent: Int?
    var depth: Int
    /// Tells the layer from others for as long as the scene runs; nil in a report.
    var handle: Int?
    var className: String
    /// The class of the view that the layer belongs to.
    var view: String?
    /// The layer's name, or what the view is called or says.
    var name: String?
    var isMask: Bool
    /// Whether the layer, or one above it, is hidden.
    var isHidden: Bool
    /// In 0...1, with what is above it.
    var opacity: Double
    /// x, y, width and height in the superlayer's coordinates.
    var frame: [Double]
    /// x, y, width and height in the layer's own coordinates.
    var bounds: [Double]
    /// The projection from the layer's coordinates to the picture, in points: nine numbers by rows, for row vectors.
    var projection: [Double]
    /// The corners in the picture: x and y of four. Nil where one lies behind the eye.
    var corners: [Double]?
    var drawing: Drawing?
    var values: [Value]
    /// Indices in ``Inspection/animations``.
    var animations: [Int] = []
}

/// An animation's place on the time line.
struct AnimationLane: Encodable {
    /// The key that it was added for; nil for none.
    var key: String?
    var className: String
    var keyPath: String?
    /// The layer's id; nil for a layer that is not in the tree at the inspected time.
    var layer: Int?
    /// What the layer is called.
    var layerName: String
    /// 0 for an animation of its own, 1 for a member of a group, and so on.
    var level: Int
    var begin: Double
    /// Of one iteration, one way.
    var duration: Double
    /// Nil for one that does not end.
    var end: Double?
    /// How often it runs; nil for endlessly.
    var repeats: Double?
    var autoreverses: Bool
    /// As in `CAMediaTimingFillMode`.
    var fill: String
    /// What the easing is called.
    var easing: String
    /// The progress at equal steps of an iteration, from its beginning to its end.
    var curve: [Double]
    /// Times of keyframes within an iteration, in 0...1.
    var keyTimes: [Double] = []
    /// The values, written out.
    var values: [String] = []
    var isAdditive = false
    var isRemovedOnCompletion = true
}

/// Something that makes frames expensive, and what to do about it.
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
    /// By which findings are ordered: pixels that are touched more often than need be.
    var pixels: Double
}

/// What one frame takes.
struct FrameTotals: Encodable {
    var layers = 0
    /// Layers that draw something of their own.
    var drawnLayers = 0
    /// Images that are made before they are composited.
    var offscreenPasses = 0
    /// Their pixels.
    var offscreenPixels = 0.0
    /// Pixels of layers that are mixed with what is below them.
    var blendedPixels = 0.0
    /// Pixels of all layers that draw.
    var paintedPixels = 0.0
    var pictureWidth = 0
    var pictureHeight = 0
    /// In bytes, of images that layers hold.
    var contentsBytes = 0
}
