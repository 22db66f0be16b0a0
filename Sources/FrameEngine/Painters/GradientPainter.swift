import CoreGraphics
import Raster

/// Paints a gradient layer: a gradient within its outline.
enum GradientPainter {
    static func paint(_ gradient: GradientProperties, of context: LayerPaintContext, to writer: inout ListWriter) {
        let bounds = context.properties.bounds.standardized
        guard let paint = gradient.paint(in: bounds, toLayer: context.toLayer, &writer.pools) else { return }
        writer.append(context.filledOutline.shape, paint, context)
    }
}

extension GradientProperties {
    /// The paint for a layer with these bounds; `toLayer` maps device pixels to the layer's space. Nil without colours.
    func paint(in bounds: CGRect, toLayer: Projection, _ pools: inout ItemPools) -> Paint? {
        let stops = preparedStops ?? stops
        guard let last = stops.stops.last else { return nil }
        let start = point(startPoint, in: bounds)
        let end = point(endPoint, in: bounds)
        let along = end - start
        switch type.known {
        case .radial:
            let (rx, ry) = (abs(along.x), abs(along.y))
            guard rx > 0, ry > 0 else { return .color(last.color) }
            let toUnit = Projection(a: 1 / rx, b: 0, c: 0, d: 1 / ry, tx: -start.x / rx, ty: -start.y / ry)
            let gradient = RadialGradient(
                stops: stops, toPaint: toLayer.then(toUnit), startCenter: .zero, startRadius: 0, endCenter: .zero,
                endRadius: 1)
            return .radial(pools.radialGradients.box(gradient))
        case .conic:
            guard along.length > 0 else { return .color(last.color) }
            let gradient = ConicGradient(stops: stops, toPaint: toLayer.then(Self.alongX(from: start, along)))
            return .conic(pools.conicGradients.box(gradient))
        case .axial:
            guard along.length > 0, bounds.width > 0, bounds.height > 0 else { return .color(last.color) }
            // In the unit square, which the bounds stretch: a colour is at right angles to the gradient's direction
            // there, and in square bounds only.
            let toUnit = Projection(
                a: 1 / bounds.width, b: 0, c: 0, d: 1 / bounds.height, tx: -bounds.minX / bounds.width,
                ty: -bounds.minY / bounds.height)
            let (unitStart, unitEnd) = (Point(startPoint.x, startPoint.y), Point(endPoint.x, endPoint.y))
            let toPaint = toLayer.then(toUnit).then(Self.alongX(from: unitStart, unitEnd - unitStart))
            return .linear(pools.linearGradients.box(LinearGradient(stops: stops, toPaint: toPaint)))
        }
    }

    /// The gradient with its stops prepared, which frames share.
    var prepared: GradientProperties {
        var result = self
        result.preparedStops = stops
        return result
    }

    /// The projection that maps `start` to the origin and `start + along` to (1, 0).
    private static func alongX(from start: Point, _ along: Point) -> Projection {
        // A rotation that turns `along` onto the x axis, scaled by the inverse of its length: rows and columns of
        // `along` divided by its square.
        let k = 1 / along.dot(along)
        return Projection(
            a: along.x * k, b: -along.y * k, c: along.y * k, d: along.x * k, tx: -start.dot(along) * k,
            ty: -along.cross(start) * k)
    }

    private func point(_ unit: CGPoint, in bounds: CGRect) -> Point {
        Point(bounds.minX + unit.x * bounds.width, bounds.minY + unit.y * bounds.height)
    }

    /// Locations are kept in order and inside 0...1; without locations the colours are spaced evenly.
    private var stops: GradientStops {
        let colors = colors.map(\.paintColor)
        if colors.count == 1 { return GradientStops([.init(location: 0, color: colors[0])]) }
        if locations.isEmpty {
            return GradientStops(
                colors.enumerated().map { index, color in
                    .init(location: Float(index) / Float(colors.count - 1), color: color)
                })
        }
        var least: Float = 0
        return GradientStops(
            zip(locations, colors).map { location, color in
                least = max(least, min(Float(location), 1))
                return .init(location: least, color: color)
            })
    }
}
