public import CoreGraphics
package import QuartzCore
import UIKit

/// A view drawn by a closure.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/canvas)
public struct Canvas<Symbols: View> {
    /// The views that can be drawn as symbols, identified by their tags.
    public var symbols: Symbols
    /// Draws into a context, given the size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque. False by default.
    public var isOpaque: Bool
    /// The colour mode. Ignored: colours are blended in sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn asynchronously. Ignored: it is drawn synchronously.
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas drawn by a closure.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas {
    /// Creates a canvas drawn by a closure that can draw the views of another closure, identified by their tags.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:symbols:))
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: View, LeafView {
    public typealias Body = Never

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        let scale = ImageCanvas.contentsScale(context.environment.displayScale, for: context.size)
        let image = Picture.draw(context.size, scale: scale) { target in
            if isOpaque {
                target.setFillColor(.opaqueBlack)
                target.fill(CGRect(origin: .zero, size: context.size))
            }
            var graphics = GraphicsContext(target, size: context.size, scale: scale, environment: context.environment)
            if Symbols.self != EmptyView.self, let node = context.node as? _ViewNode {
                graphics.symbols = CanvasSymbols(AnyView(symbols), inside: node)
            }
            renderer(&graphics, context.size)
        }
        CATransaction.withoutActions {
            layer.contentsScale = scale
            layer.contents = image
        }
    }

    package static var drawsEachSize: Bool { true }
}
