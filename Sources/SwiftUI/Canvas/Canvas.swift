public import CoreGraphics
package import QuartzCore
import UIKit

/// A view that a closure draws.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/canvas)
public struct Canvas<Symbols: View> {
    /// The views that it could draw with: none here.
    public var symbols: Symbols
    /// Draws into a context of a size.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas has no transparency. False by default.
    public var isOpaque: Bool
    /// The colour mode. Ignored: colours are blended in sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether it may be drawn asynchronously. Ignored: it is drawn synchronously.
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    /// A canvas that a closure draws.
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

/// The colour rendering mode.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorrenderingmode)
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB's numbers as they are, light within sRGB, and light beyond it. Without effect: drawing is in sRGB's
    /// numbers.
    case nonLinear, linear, extendedLinear
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
            renderer(&graphics, context.size)
        }
        CATransaction.withoutActions {
            layer.contentsScale = scale
            layer.contents = image
        }
    }

    package static var drawsEachSize: Bool { true }
}
