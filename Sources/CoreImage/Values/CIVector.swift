public import CoreGraphics
public import Foundation

/// A vector: a position, a rectangle, a row of a matrix.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/civector)
public final class CIVector: NSObject, NSCopying, KeyedArchivable, Sendable {
    private let values: [CGFloat]

    /// Creates a vector from `count` numbers in memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }

    /// Creates a vector from an array.
    init(_ array: [CGFloat]) { values = array }

    /// Creates a vector with one element.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector with two elements.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector with three elements.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector with four elements.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector from the point's x and y.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// Creates a vector from the rectangle's origin, width and height.
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.width, r.height]) }
    /// Creates a vector from the transform's a, b, c, d, tx and ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// Creates a vector from a string such as "[1 0.5 2]"; parsing ends at the first non-number.
    public convenience init(string representation: String) {
        let inside = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
        let numbers = inside.split(separator: " ").map { Double($0) }
        self.init(numbers.prefix { $0 != nil }.map { CGFloat($0 ?? 0) })
    }

    // MARK: Archiving

    /// True: an archived vector contains no other classes.
    public static var supportsSecureCoding: Bool { true }

    /// Decodes a vector. Returns nil if the archive contains none.
    public required convenience init?(coder: NSCoder) {
        guard let numbers = NumberList.decode(coder, forKey: "CIVectorValues") else { return nil }
        self.init(numbers)
    }

    /// Encodes the elements.
    public func encode(with coder: NSCoder) { NumberList.encode(values, with: coder, forKey: "CIVectorValues") }

    // MARK: Elements

    /// The number of elements.
    public var count: Int { values.count }

    /// Returns the element at `index`; 0 when out of range.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first element; 0 if there is none.
    public var x: CGFloat { value(at: 0) }
    /// The second element; 0 if there is none.
    public var y: CGFloat { value(at: 1) }
    /// The third element; 0 if there is none.
    public var z: CGFloat { value(at: 2) }
    /// The fourth element; 0 if there is none.
    public var w: CGFloat { value(at: 3) }
    /// The first two elements as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four elements as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The first six elements as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The elements between brackets.
    public var stringRepresentation: String {
        "[" + values.map { String(Double($0), byFormat: "%g") }.joined(separator: " ") + "]"
    }

    public override var description: String { stringRepresentation }
    public func copy(with zone: NSZone?) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }

    var numbers: [CGFloat] { values }
}
