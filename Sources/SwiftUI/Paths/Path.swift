public import CoreGraphics

/// The outline of a shape: lines and Bézier curves in subpaths.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/path)
public struct Path: Hashable, Sendable, LosslessStringConvertible {
    /// Never mutated while shared.
    private var storage: CGMutablePath

    /// Creates an empty path.
    public init() { storage = CGMutablePath() }

    /// Creates a path from a Quartz path.
    public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }

    /// Creates a path from a Quartz path.
    public init(_ path: CGMutablePath) { self.init(path as CGPath) }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates a rectangle with rounded corners; see ``addRoundedRect(in:cornerSize:style:transform:)``.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners of one radius, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with individual corner radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates the ellipse inscribed in a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Creates a path drawn by a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public static func == (a: Path, b: Path) -> Bool { a.storage == b.storage }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    /// The path as a Quartz path.
    public var cgPath: CGPath { storage.copy() ?? CGMutablePath() }

    /// Mutates the path, copying it first if it is shared.
    package mutating func change(_ add: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
        add(storage)
    }

    // MARK: Measuring

    /// Whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// The start of the next segment; nil for an empty path.
    public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }

    /// The exact bounding box of the path; null for an empty path.
    public var boundingRect: CGRect { storage.boundingBoxOfPath }

    /// Returns whether a point is inside the path according to the fill rule. Open subpaths are treated as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        storage.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    // MARK: Elements

    /// One element of a path.
    @frozen
    public enum Element: Hashable, Sendable {
        /// Starts a subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Closes the subpath with a line to its start.
        case closeSubpath
    }

    /// Calls a closure with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        storage.applyWithBlock { pointer in
            let (type, points) = (pointer.pointee.type, pointer.pointee.points)
            switch type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }
}
