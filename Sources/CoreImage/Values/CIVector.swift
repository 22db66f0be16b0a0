public import CoreGraphics
public import Foundation

/// A few numbers: a position, a rectangle, a row of a matrix.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/civector)
public final class CIVector: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    /// The numbers in an array; none for an empty one.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }

    /// The numbers of `array`.
    init(_ array: [CGFloat]) { values = array }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// The point's x and y.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// The rectangle's origin, width and height.
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.width, r.height]) }
    /// The transform's a, b, c, d, tx and ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// The numbers of a string such as "[1 0.5 2]"; what is not a number ends it.
    public convenience init(string representation: String) {
        let inside = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
        let numbers = inside.split(separator: " ").map { Double($0) }
        self.init(numbers.prefix { $0 != nil }.map { CGFloat($0 ?? 0) })
    }

    /// How many numbers there are.
    public var count: Int { values.count }

    /// The number at `index`; 0 for one that is not there.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first number; 0 if there is none.
    public var x: CGFloat { value(at: 0) }
    /// The second number; 0 if there is none.
    public var y: CGFloat { value(at: 1) }
    /// The third number; 0 if there is none.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 if there is none.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The first six numbers as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The numbers between brackets.
    public var stringRepresentation: String {
        "[" + values.map { String(Double($0), byFormat: "%g") }.joined(separator: " ") + "]"
    }

    public override var description: String { stringRepresentation }
    public func copy(with zone: NSZone?) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }

    var numbers: [CGFloat] { values }
}
