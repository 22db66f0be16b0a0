/// The source of the covered pixels' colour. Every `toPaint` maps device pixels (centres at .5) to paint space.
public enum Paint: Sendable, Equatable {
    /// A solid colour.
    case color(PaintColor)
    // Boxed, as most paints are solid colours and a drawing has many.
    /// A gradient along a line.
    case linear(Boxed<LinearGradient>)
    /// A gradient between two circles.
    case radial(Boxed<RadialGradient>)
    /// A gradient around a point.
    case conic(Boxed<ConicGradient>)
    /// An image.
    case image(Boxed<ImagePaint>)

    /// A boxed linear gradient.
    public static func linear(_ gradient: LinearGradient) -> Paint { .linear(Boxed(gradient)) }
    /// A boxed radial gradient.
    public static func radial(_ gradient: RadialGradient) -> Paint { .radial(Boxed(gradient)) }
    /// A boxed conic gradient.
    public static func conic(_ gradient: ConicGradient) -> Paint { .conic(Boxed(gradient)) }
    /// A boxed image.
    public static func image(_ image: ImagePaint) -> Paint { .image(Boxed(image)) }
}

/// Colour stops, in order, locations in 0...1.
///
/// Between stops, unpremultiplied colours are interpolated and premultiplied afterwards, as in Quartz: white fading to
/// clear black passes through grey.
public struct GradientStops: Sendable, Hashable {
    /// A colour at a location.
    public struct Stop: Sendable, Hashable {
        /// In 0...1.
        public var location: Float
        /// The colour at the location.
        public var color: PaintColor

        /// Creates a stop with a colour at a location in 0...1.
        public init(location: Float, color: PaintColor) {
            self.location = location
            self.color = color
        }
    }

    /// The stops, sorted by location.
    public var stops: [Stop]

    /// Creates gradient stops, which are sorted by location.
    public init(_ stops: [Stop]) { self.stops = stops }
}

/// A gradient whose parameter is the x coordinate of paint space: 0 at the start, 1 at the end.
public struct LinearGradient: Sendable, Equatable {
    /// The colours along the gradient.
    public var stops: GradientStops
    /// The projection from device pixels to paint space.
    public var toPaint: Projection
    /// Whether the first colour extends before the start; otherwise nothing is painted there.
    public var extendsStart: Bool
    /// Whether the last colour extends beyond the end; otherwise nothing is painted there.
    public var extendsEnd: Bool

    /// Creates a gradient, which by default extends beyond both ends.
    public init(stops: GradientStops, toPaint: Projection, extendsStart: Bool = true, extendsEnd: Bool = true) {
        self.stops = stops
        self.toPaint = toPaint
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }
}

/// A gradient between two circles in paint space; where circles overlap, the greater parameter wins.
public struct RadialGradient: Sendable, Equatable {
    /// The colours along the gradient.
    public var stops: GradientStops
    /// The projection from device pixels to paint space.
    public var toPaint: Projection
    /// The centre of the circle at 0.
    public var startCenter: Point
    /// The radius of the circle at 0; not negative.
    public var startRadius: Double
    /// The centre of the circle at 1.
    public var endCenter: Point
    /// The radius of the circle at 1; not negative.
    public var endRadius: Double
    /// Whether the first colour extends before the start; otherwise nothing is painted there.
    public var extendsStart: Bool
    /// Whether the last colour extends beyond the end; otherwise nothing is painted there.
    public var extendsEnd: Bool

    /// Creates a gradient, which by default extends beyond both ends. Radii are not negative.
    public init(
        stops: GradientStops, toPaint: Projection, startCenter: Point, startRadius: Double, endCenter: Point,
        endRadius: Double, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        self.stops = stops
        self.toPaint = toPaint
        self.startCenter = startCenter
        self.startRadius = startRadius
        self.endCenter = endCenter
        self.endRadius = endRadius
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }
}

/// A conic gradient around the origin of paint space: 0 along +x, increasing towards +y, 1 after a full turn.
public struct ConicGradient: Sendable, Equatable {
    /// The colours along the gradient.
    public var stops: GradientStops
    /// The projection from device pixels to paint space.
    public var toPaint: Projection

    /// Creates a gradient of one turn around the origin of paint space.
    public init(stops: GradientStops, toPaint: Projection) {
        self.stops = stops
        self.toPaint = toPaint
    }
}

/// An image as paint. Paint space is the image's pixels, with the origin at its top left corner and y down.
public struct ImagePaint: Sendable, Equatable {
    /// How an image is sampled.
    public enum Filter: Sendable, Hashable {
        /// The nearest pixel, or bilinear interpolation.
        case nearest, linear
        /// Interpolates between the two nearest mipmap levels where the image is minified. The bias is added to the
        /// level of detail.
        case trilinear(bias: Float)
    }
    /// The tile mode beyond the image: clamp, transparent, or repeat.
    public enum Edge: Sendable, Hashable { case clamp, transparent, tile }

    /// The image.
    public var bitmap: Bitmap
    /// The projection from device pixels to paint space.
    public var toPaint: Projection
    /// The sampling filter.
    public var filter: Filter
    /// The tile mode beyond the image.
    public var edge: Edge
    /// The part of the image that may be sampled, for `contentsRect`: reads are clamped to it.
    public var source: PixelRect

    /// Creates an image paint: by default the whole image, sampled bilinearly and clamped at its edges.
    public init(
        bitmap: Bitmap, toPaint: Projection, filter: Filter = .linear, edge: Edge = .clamp, source: PixelRect? = nil
    ) {
        self.bitmap = bitmap
        self.toPaint = toPaint
        self.filter = filter
        self.edge = edge
        self.source = source ?? bitmap.buffer.bounds
    }
}
