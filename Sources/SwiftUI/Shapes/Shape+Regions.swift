import CoreGraphics

/// Two shapes combined by a boolean operation.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable { case intersection, union, subtraction, symmetricDifference, lineInside, lineOutside }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    init(_ first: First, _ second: Second, _ operation: Operation, eoFill: Bool) {
        self.first = first
        self.second = second
        self.operation = operation
        self.eoFill = eoFill
    }

    func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .union: a.union(b, eoFill: eoFill)
        case .subtraction: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineInside: a.lineIntersection(b, eoFill: eoFill)
        case .lineOutside: a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns the intersection of both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .intersection, eoFill: eoFill)
    }

    /// Returns the union of both shapes.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .union, eoFill: eoFill)
    }

    /// Returns the difference of this shape and the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .subtraction, eoFill: eoFill)
    }

    /// Returns the symmetric difference of both shapes.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the parts of the shape's line inside the other shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineInside, eoFill: eoFill)
    }

    /// Returns the parts of the shape's line outside the other shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineOutside, eoFill: eoFill)
    }
}
