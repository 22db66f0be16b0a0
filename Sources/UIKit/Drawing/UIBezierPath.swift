public import CoreGraphics
public import Foundation

/// A path of lines and curves with its drawing parameters.
///
/// Angles and directions are those seen with y down: clockwise from the right.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibezierpath)
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private final var storage = CGMutablePath()

    /// The line width, in points. 1 by default.
    open var lineWidth: CGFloat = 1

    /// The line cap of open subpaths. Butt by default.
    open var lineCapStyle = CGLineCap.butt

    /// The line join between segments. Miter by default.
    open var lineJoinStyle = CGLineJoin.miter

    /// The limit of a miter's length, as a multiple of the line width, beyond which it becomes a bevel. 10 by default.
    open var miterLimit: CGFloat = 10

    /// The maximum deviation of drawn curves, in pixels: 0.6 by default, as on iOS. Curves are always drawn more
    /// accurately than is visible.
    open var flatness: CGFloat = 0.6

    /// Whether the even-odd rule is used instead of the winding rule. False by default.
    open var usesEvenOddFillRule = false

    private final var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    // MARK: Creation

    /// Creates an empty path.
    public override init() {}

    /// Creates a path from a Quartz path.
    public convenience init(cgPath: CGPath) {
        self.init()
        storage.addPath(cgPath)
    }

    /// Creates a rectangle, clockwise from its top left corner.
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    /// Creates an ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    /// Creates a rounded rectangle, with continuous corners as on iOS where there is room; a radius of half a side
    /// gives semicircles.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            cgPath: CGPath.rounded(
                rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius)))
    }

    /// Creates a rectangle with some corners rounded by elliptical arcs with the half axes `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(cgPath: CGPath.rounded(rect, corners: corners, radii: cornerRadii))
    }

    /// Creates a circular arc between two angles in radians, measured clockwise from the right.
    ///
    /// From 0 to pi clockwise is the lower half.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Points

    /// The Quartz path.
    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path is empty.
    open var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle that contains all points, control points included; null for an empty path.
    open var bounds: CGRect { storage.boundingBox }

    /// The start of the next segment; zero for an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) { storage.move(to: point) }

    /// Adds a straight line. Like the other segments, it is ignored, with a line in the log, if the path is empty.
    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc, with a line to its start from the current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else {
            return reportOnce("UIBezierPath: an arc with values that are not finite was ignored")
        }
        // Quartz's `clockwise` refers to a plane with y up.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { storage.closeSubpath() }

    /// Removes all points.
    open func removeAllPoints() { storage = CGMutablePath() }

    /// Adds another path's subpaths.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

    /// Returns the same shape with each subpath traversed in reverse.
    open func reversing() -> UIBezierPath {
        let reversed = bare()
        reversed.cgPath = storage.reversed()
        return reversed
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        storage = storage.mutableCopy(using: &transform) ?? storage
    }

    // MARK: Dashes

    /// Sets the alternating lengths of dashes and gaps and the phase, in points; nil for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
        dashes = (phase, lengths ?? [])
    }

    /// Stores the lengths of dashes and gaps, their count and the phase.
    ///
    /// `pattern` is nil or has room for all of them: query the count first.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (i, length) in dashes.lengths.enumerated() { pattern[i] = length }
        }
        count?.pointee = dashes.lengths.count
        phase?.pointee = dashes.phase
    }

    // MARK: Drawing

    private final var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Returns whether a point is inside the path by its fill rule; open subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool { storage.contains(point, using: rule) }

    /// Fills the path with the current context's fill colour.
    open func fill() {
        UIGraphicsGetCurrentContext()?.isolating { fill(in: $0) }
    }

    /// Fills the path with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.isolating { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            fill(in: context)
        }
    }

    private final func fill(in context: CGContext) {
        context.beginPath()
        context.addPath(storage)
        context.fillPath(using: rule)
    }

    /// Strokes the path with the current context's stroke colour.
    open func stroke() {
        UIGraphicsGetCurrentContext()?.isolating { stroke(in: $0) }
    }

    /// Strokes the path with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.isolating { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            stroke(in: context)
        }
    }

    private final func stroke(in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
        context.beginPath()
        context.addPath(storage)
        context.strokePath()
    }

    /// Clips further drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.clip(using: rule)
    }

    // MARK: Copying and archiving

    /// Returns an empty path with the same drawing parameters.
    private final func bare() -> UIBezierPath {
        let copy = UIBezierPath()
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        copy.dashes = dashes
        return copy
    }

    open func copy(with zone: NSZone?) -> Any {
        let copy = bare()
        copy.cgPath = storage
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    /// Unarchives a path; returns nil if there is none or it is damaged.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathCGPathData"),
            let path = CGMutablePath(archived: Data(copying: data))
        else { return nil }
        super.init()
        storage = path
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
        let lengths = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UIBezierPathLineDashPattern")
        dashes.lengths = (lengths as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
        dashes.phase = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhase"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(storage.archived as NSData, forKey: "UIBezierPathCGPathData")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
        coder.encode(
            NSArray(array: dashes.lengths.map { NSNumber(value: Double($0)) }), forKey: "UIBezierPathLineDashPattern")
        coder.encode(Double(dashes.phase), forKey: "UIBezierPathLineDashPhase")
    }
}

/// A set of corners of a rectangle.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uirectcorner)
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
