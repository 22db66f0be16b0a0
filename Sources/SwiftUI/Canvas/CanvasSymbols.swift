public import CoreGraphics
import QuartzCore

/// The views that a canvas draws with.
struct CanvasSymbols {
    let resolve: (AnyHashable) -> GraphicsContext.ResolvedSymbol?

    @MainActor
    init<Symbols: View>(_ symbols: Symbols, _ environment: EnvironmentValues) {
        resolve = { _ in nil }
    }
}

extension GraphicsContext {
    /// A view that is ready to be drawn.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol)
    public struct ResolvedSymbol {
        let layer: CALayer

        /// The view's size, in points.
        public let size: CGSize
    }
}
