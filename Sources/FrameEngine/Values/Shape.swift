public import Raster

/// Geometry to fill, in the coordinates of its layer.
@_spi(Compositing) public enum Shape: Sendable, Equatable {
    /// An axis-aligned rectangle in its own space.
    case rectangle(Box)
    /// A rectangle with rounded corners.
    case rounded(RoundedBox)
    /// A filled path.
    case path(Path, FillRule)
    /// A stroked path, or a part of it.
    case stroke(Boxed<Stroke>)

    /// The stroke of a path.
    public struct Stroke: Sendable, Equatable {
        /// The path to stroke.
        public var path: Path
        /// The stroke style.
        public var style: StrokeStyle
        /// The part of the path that is stroked.
        public var trim = Trim.whole

        /// The part of the path that is stroked.
        func line(tolerance: Double) -> Path {
            trim == .whole ? path : path.trimmed(from: trim.start, to: trim.end, tolerance: tolerance)
        }

        /// A conservative bounding box.
        var extent: Box {
            let box = path.controlBox
            guard !box.isEmpty else { return box }
            // A mitre may extend beyond the line up to its limit, a square cap by half its diagonal.
            // In half widths. The diagonal of a square cap is √2 of them.
            let reach = style.join == .miter ? max(style.miterLimit, 1.5) : 1.5
            return box.insetBy(-style.width / 2 * reach)
        }
    }

    /// The part of a stroke that is drawn, as fractions of the path's length.
    public struct Trim: Sendable, Equatable {
        /// The start, in 0...1.
        public var start: Double
        /// The end, in 0...1.
        public var end: Double

        /// The whole path.
        public static let whole = Trim(start: 0, end: 1)
    }

    /// The maximum deviation of a stroke's flattened outline from the exact curve, in pixels.
    static let tolerance = 0.04

    /// A conservative bounding box of the shape.
    public var extent: Box {
        switch self {
        case .rectangle(let box):
            return box
        case .rounded(let rounded):
            return rounded.box
        case .path(let path, _):
            return path.controlBox
        case .stroke(let stroke):
            return stroke.value.extent
        }
    }
}

extension Path {
    package init(_ rounded: RoundedBox) {
        self.init()
        rounded.append(to: &self)
    }

    /// A closed polygon.
    package init(polygon: [Point]) {
        self.init()
        guard let first = polygon.first else { return }
        move(to: first)
        for point in polygon.dropFirst() { addLine(to: point) }
        close()
    }
}
