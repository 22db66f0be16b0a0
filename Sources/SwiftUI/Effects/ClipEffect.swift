import CoreGraphics
import QuartzCore

/// Clips the view to a shape.
struct ClipEffect<S: Shape>: EffectModifier {
    typealias Body = Never

    var shape: S
    let style: FillStyle

    func makeLayer() -> ClipLayer { ClipLayer() }

    func updateLayer(_ layer: ClipLayer, _ context: EffectContext) {
        var path = context.withContainerShape { shape.path(in: CGRect(origin: .zero, size: context.size)) }
        if shape.layoutDirectionBehavior.isMirrored(in: context.environment.layoutDirection) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width, ty: 0))
        }
        CATransaction.withoutActions { layer.outline.fillRule = style.isEOFilled ? .evenOdd : .nonZero }
        context.set(layer.outline, "path", to: path.cgPath)
    }

    func reveals(_ point: CGPoint, _ size: CGSize) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
    }

    static var drawsEachSize: Bool { S.AnimatableData.self != EmptyAnimatableData.self }
}

extension ClipEffect: Animatable {
    nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A layer masked by a path.
final class ClipLayer: CALayer {
    let outline = CAShapeLayer()

    override init() {
        super.init()
        mask = outline
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
}

/// Clips the view to its bounds.
struct BoundsClipEffect: EffectModifier {
    typealias Body = Never

    func updateLayer(_ layer: CALayer, _ context: EffectContext) { context.set(layer, "masksToBounds", to: true) }

    func reveals(_ point: CGPoint, _ size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}

extension View {
    /// Clips the view to a shape, which also limits touches.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its bounds.
    ///
    /// - Parameter antialiased: whether edges are antialiased; they always are.
    public func clipped(antialiased: Bool = false) -> some View { modifier(BoundsClipEffect()) }

    /// Clips the view to its bounds with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Draws a border inside the view's bounds, with a width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
