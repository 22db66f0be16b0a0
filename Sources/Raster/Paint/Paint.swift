/// What covered pixels are painted with. Every `toPaint` maps device pixels (centres at .5) to the paint's own space.
package enum Paint: Sendable, Equatable {
    case color(PaintColor)
    // Boxed, as most paints are colours and a drawing has many.
    case linear(Boxed<LinearGradient>)
    case radial(Boxed<RadialGradient>)
    case conic(Boxed<ConicGradient>)
    case image(Boxed<ImagePaint>)

    package static func linear(_ gradient: LinearGradient) -> Paint { .linear(Boxed(gradient)) }
    package static func radial(_ gradient: RadialGradient) -> Paint { .radial(Boxed(gradient)) }
    package static func conic(_ gradient: ConicGradient) -> Paint { .conic(Boxed(gradient)) }
    package static func image(_ image: ImagePaint) -> Paint { .image(Boxed(image)) }
}

/// Colour stops, in order, locations in 0...1.
///
/// Between stops colour and alpha are mixed apart, and multiplied afterwards, as Quartz does: white fading to clear
/// black goes grey on the way.
package struct GradientStops: Sendable, Hashable {
    package struct Stop: Sendable, Hashable {
        package var location: Float
        package var color: PaintColor

        package init(location: Float, color: PaintColor) {
            self.location = location
            self.color = color
        }
    }

    package var stops: [Stop]

    package init(_ stops: [Stop]) { self.stops = stops }
}

/// A gradient whose parameter is the x coordinate of paint space: 0 at the start, 1 at the end.
package struct LinearGradient: Sendable, Equatable {
    package var stops: GradientStops
    package var toPaint: Projection
    /// Whether the first and last colours go on beyond the ends; otherwise nothing is painted there.
    package var extendsStart: Bool
    package var extendsEnd: Bool

    package init(stops: GradientStops, toPaint: Projection, extendsStart: Bool = true, extendsEnd: Bool = true) {
        self.stops = stops
        self.toPaint = toPaint
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }
}

/// A gradient between two circles in paint space; where circles overlap the one with the greater parameter wins.
package struct RadialGradient: Sendable, Equatable {
    package var stops: GradientStops
    package var toPaint: Projection
    package var startCenter: Point
    package var startRadius: Double
    package var endCenter: Point
    package var endRadius: Double
    package var extendsStart: Bool
    package var extendsEnd: Bool

    package init(
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

/// A gradient that sweeps once round the origin of paint space: 0 along +x, growing towards +y, 1 after a full turn.
package struct ConicGradient: Sendable, Equatable {
    package var stops: GradientStops
    package var toPaint: Projection

    package init(stops: GradientStops, toPaint: Projection) {
        self.stops = stops
        self.toPaint = toPaint
    }
}

/// A picture as paint. Paint space is the picture's pixels, origin at its top left corner, y down.
package struct ImagePaint: Sendable, Equatable {
    package enum Filter: Sendable, Hashable {
        case nearest, linear
        /// Made smaller, a mean of what each pixel covers: two copies of the picture at halves of its size, mixed. The
        /// bias is added to the number of halvings.
        case trilinear(bias: Float)
    }
    /// What lies beyond the picture: its edge pixels again, nothing, or the picture again.
    package enum Edge: Sendable, Hashable { case clamp, transparent, tile }

    package var bitmap: Bitmap
    package var toPaint: Projection
    package var filter: Filter
    package var edge: Edge
    /// The part of the picture that may be read, for `contentsRect`: reads are clamped to it.
    package var source: PixelRect

    package init(
        bitmap: Bitmap, toPaint: Projection, filter: Filter = .linear, edge: Edge = .clamp, source: PixelRect? = nil
    ) {
        self.bitmap = bitmap
        self.toPaint = toPaint
        self.filter = filter
        self.edge = edge
        self.source = source ?? bitmap.buffer.bounds
    }
}
