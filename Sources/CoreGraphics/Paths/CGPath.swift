public import Foundation
package import Raster

/// An immutable description of a path: lines and Bézier curves in subpaths. `CGMutablePath` builds one.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpath)
// `@unchecked Sendable`: only `CGMutablePath` writes `storage`, and a mutable path must be confined to one thread while
// it is built, as with Apple's. A plain path is immutable, so any number of threads may read it.
public class CGPath: Hashable, @unchecked Sendable {
    /// The path's elements; the render tree keeps this value, not the object.
    package internal(set) var storage: Path

    package init(storage: Path) { self.storage = storage }

    /// Creates a path from a rectangle, mapped by `transform` if given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addRect(rect, through: transform?.pointee ?? .identity)
        self.init(storage: path)
    }

    /// Creates a path from the ellipse inscribed in `rect`, mapped by `transform` if given.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect, through: transform?.pointee ?? .identity)
        self.init(storage: path)
    }

    /// Creates a path from a rectangle whose corners are quarter ellipses, mapped by `transform` if given.
    ///
    /// A corner is at most half as wide and high as the rectangle: a larger one is clamped and reported, where Apple's
    /// implementation traps.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(
            rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, through: transform?.pointee ?? .identity)
        self.init(storage: path)
    }

    /// Returns whether both have the same elements with the same points.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.storage == b.storage }

    /// Hashes the elements and their points.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    // MARK: Copies

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// Returns an immutable copy, mapped by `transform` if given.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: mapped(by: transform))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// Returns a mutable copy, mapped by `transform` if given.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: mapped(by: transform))
    }

    private func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
        guard let t = transform?.pointee, !t.isIdentity else { return storage }
        return storage.mapped { $0.applying(t) }
    }

    // MARK: Elements

    /// Calls `function` with each element in order, and with `info`.
    ///
    /// The element and its points are valid during the call only.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each element in order.
    ///
    /// The element and its points are valid during the call only.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        let path = storage
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            guard let base = points.baseAddress else { return }
            var next = 0
            for verb in path.verbs {
                for i in 0..<verb.pointCount { points[i] = CGPoint(path.points[next + i]) }
                next += verb.pointCount
                withUnsafePointer(to: CGPathElement(type: CGPathElementType(verb), points: base)) { block($0) }
            }
        }
    }
}

extension CGPathElementType {
    init(_ verb: Path.Verb) {
        switch verb {
        case .move: self = .moveToPoint
        case .line: self = .addLineToPoint
        case .quad: self = .addQuadCurveToPoint
        case .cubic: self = .addCurveToPoint
        case .close: self = .closeSubpath
        }
    }
}
