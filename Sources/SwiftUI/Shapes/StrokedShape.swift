public import CoreGraphics

/// A shape's stroke, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    public var shape: Base
    /// The width, dashes, caps and joins of the line.
    public var style: StrokeStyle

    init(_ shape: Base, _ style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public static var role: ShapeRole { .stroke }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that a layer can stroke directly, so that its outline need not be computed.
protocol LineShape {
    /// Returns the path to stroke.
    func line(in rect: CGRect) -> Path
    var lineStyle: StrokeStyle { get }
}

extension _StrokedShape: LineShape {
    func line(in rect: CGRect) -> Path { shape.path(in: rect) }
    var lineStyle: StrokeStyle { style }
}

extension Shape {
    /// Returns the shape's stroke with a stroke style, centred on its outline.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(self, style) }

    /// Returns the shape's stroke with a line width in points, centred on its outline.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(self, StrokeStyle(lineWidth: lineWidth))
    }
}
