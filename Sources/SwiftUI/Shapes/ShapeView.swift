public import CoreGraphics
import QuartzCore

/// A view that shows a shape in a style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shapeview)
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    var shape: Content { get }
}

/// A shape painted in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, LeafView {
    public typealias Body = Never

    public var shape: Content
    /// The style of the fill.
    public let style: Style
    /// The fill rule, and whether edges are antialiased.
    public let fillStyle: FillStyle

    nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    package func makeLayer() -> ShapeLayer { ShapeLayer() }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    package func updateLayer(_ layer: ShapeLayer, _ context: LeafContext) {
        let place = CGRect(origin: .zero, size: context.size)
        let drawing =
            if let line = shape as? any LineShape {
                ShapeLayer.Drawing(path: line.line(in: place).cgPath, stroke: line.lineStyle)
            } else {
                ShapeLayer.Drawing(path: shape.path(in: place).cgPath, fillRule: fillStyle.rule)
            }
        layer.show(drawing, in: style._paint(in: context.environment).paint, place: place, context)
    }

    package func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
    }

    /// A shape with animatable data is redrawn for each value, and so for each size, to keep both in step. For other
    /// shapes, Core Animation interpolates the path.
    package static var drawsEachSize: Bool { Content.AnimatableData.self != EmptyAnimatableData.self }
}

extension _ShapeView: Animatable {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// The shape, filled with a style.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape, filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// Strokes the shape with a stroke style, centred on its outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(self, style), style: content)
    }

    /// Strokes the shape with a line width in points, centred on its outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes the shape with a stroke style, inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
        inset(by: style.drawable.lineWidth / 2).stroke(content, style: style)
    }

    /// Strokes the shape with a line width in points, inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView {
    /// Fills the shape with another style over the view.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        _LayeredShapeView(below: self, shape: shape, above: shape.fill(content, style: style))
    }

    /// Strokes the shape with a stroke style over the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(below: self, shape: shape, above: shape.stroke(content, style: style))
    }

    /// Strokes the shape with a line width in points over the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape with a stroke style, inside its outline, over the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(below: self, shape: shape, above: shape.strokeBorder(content, style: style))
    }

    /// Strokes the shape with a line width in points, inside its outline, over the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape drawn in one style and then in another.
struct _LayeredShapeView<Below: View, Content: Shape, Above: View>: ShapeView {
    let below: Below
    let shape: Content
    let above: Above

    var body: some View { below.overlay(above) }
}
