public import CoreGraphics
import QuartzCore

/// The views that a canvas can draw, identified by their tags.
@MainActor
final class CanvasSymbols {
    private let graphs: [AnyHashable: ViewGraph]

    /// Creates the views in the environment of the canvas's node.
    init(_ views: AnyView, inside node: _ViewNode) {
        var graphs: [AnyHashable: ViewGraph] = [:]
        for child in views.childViews() {
            let graph = ViewGraph(rootLayer: CALayer(), inside: node) { _ in }
            graph.show(child.view)
            graph.flush()
            let tag = graph.rootNode.elements.first?.traits.tag ?? child.id
            if graphs[tag] == nil { graphs[tag] = graph }
        }
        self.graphs = graphs
    }

    func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        guard let graph = graphs[id] else { return nil }
        let size = graph.fittingSize(.unspecified)
        let bounds = CGRect(origin: .zero, size: size)
        graph.resize(to: bounds, safeArea: bounds)
        graph.flush()
        return GraphicsContext.ResolvedSymbol(size: size, layer: graph.rootLayer)
    }
}

extension GraphicsContext {
    /// A view resolved for drawing in a canvas.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol)
    public struct ResolvedSymbol {
        /// The view's size in points.
        public let size: CGSize
        let layer: CALayer
    }

    /// Returns the symbol view with a tag; nil if there is none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvesymbol(id:))
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        nonisolated(unsafe) let (symbols, id) = (symbols, AnyHashable(id))
        nonisolated(unsafe) var found: ResolvedSymbol?
        // Canvases, like all views, are drawn on the main actor.
        MainActor.assumeIsolated { found = symbols?.symbol(id) }
        return found
    }

    /// Draws a view scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        draw { target in
            target.translateBy(x: rect.minX, y: rect.minY)
            target.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            symbol.layer.render(in: target)
        }
    }

    /// Draws a view at its own size, with its anchor at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        draw(
            symbol,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }
}
