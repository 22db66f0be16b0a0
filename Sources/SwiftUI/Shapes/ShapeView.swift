import CoreGraphics
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
        let isMirrored = shape.layoutDirectionBehavior.isMirrored(in: context.environment.layoutDirection)
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width, ty: 0)
        func outline(_ path: Path) -> CGPath { (isMirrored ? path.applying(mirror) : path).cgPath }
        let drawing = context.withSurroundingShapes {
            if let line = shape as? any LineShape {
                ShapeLayer.Drawing(path: outline(line.line(in: place)), stroke: line.lineStyle)
            } else {
                ShapeLayer.Drawing(path: outline(shape.path(in: place)), fillRule: fillStyle.rule)
            }
        }
        layer.show(drawing, in: style._paint(in: context.environment).paint, place: place, context)
    }

    package func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
    }

    /// A shape with animatable data is redrawn for each value, and so for each size, to keep both in sync. For other
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

    /// Returns the shape filled with a style.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Returns the shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }
}
