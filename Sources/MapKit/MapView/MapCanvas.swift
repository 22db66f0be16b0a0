import UIKit

/// Draws the ground and the overlays.
@MainActor
final class MapCanvas: UIView {
    var viewport = MapViewport(x: 0, y: 0, scale: 1) { didSet { if viewport != oldValue { setNeedsDisplay() } } }
    var mapType = MKMapType.standard { didSet { if mapType != oldValue { setNeedsDisplay() } } }
    /// The renderers, from back to front.
    var renderers: [MKOverlayRenderer] = [] { didSet { setNeedsDisplay() } }
    /// Whether the ground is drawn.
    var showsGround = true { didSet { if showsGround != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
        drawGround(in: context)
        let visible = viewport.mapRect
        // The world repeats itself beyond its western and eastern edges.
        let turns =
            Int(
                (visible.minX / Mercator.worldSize).rounded(.down))...Int(
                (visible.maxX / Mercator.worldSize).rounded(.down))
        for renderer in renderers {
            let area = renderer.overlay.boundingMapRect
            guard !area.isNull else { continue }
            // An overlay may itself begin before the western edge or end after the eastern one.
            for turn in (turns.lowerBound - 1)...(turns.upperBound + 1) {
                let shown = visible.offsetBy(dx: -Double(turn) * Mercator.worldSize, dy: 0)
                // Lines extend beyond the rectangle.
                let margin = MapCanvas.margin * viewport.scale
                guard area.insetBy(dx: -margin, dy: -margin).intersects(shown) else { continue }
                draw(renderer, from: area.origin, shown, turn, in: context)
            }
        }
    }

    /// How far lines may extend beyond their overlay's rectangle, in points.
    private static let margin = 64.0

    private func draw(
        _ renderer: MKOverlayRenderer, from origin: MKMapPoint, _ shown: MKMapRect, _ turn: Int,
        in context: CGContext
    ) {
        let zoomScale = MKZoomScale(1 / viewport.scale)
        renderer.contentScaleFactor = contentScaleFactor
        guard renderer.canDraw(shown, zoomScale: zoomScale) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if renderer.alpha < 1 {
            context.setAlpha(renderer.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        context.saveGState()
        let start = MKMapPoint(x: origin.x + Double(turn) * Mercator.worldSize, y: origin.y)
        context.concatenate(viewport.transform(from: start))
        renderer.draw(shown, zoomScale: zoomScale, in: context)
        context.restoreGState()
        if renderer.alpha < 1 { context.endTransparencyLayer() }
    }

    // MARK: Ground

    /// The least distance of the grid's lines, in points; the greatest is twice as long.
    private static let minGridStep = 40.0

    private func drawGround(in context: CGContext) {
        let colors = GroundColors(mapType, isDark: traitCollection.userInterfaceStyle == .dark)
        context.setFillColor(colors.ground.cgColor)
        context.fill(bounds)
        guard showsGround else { return }
        let step = pow(2, log2(MapCanvas.minGridStep * viewport.scale).rounded(.up))
        let area = viewport.mapRect
        let lines = CGMutablePath()
        let add = { [viewport] (from: MKMapPoint, to: MKMapPoint) in
            lines.move(to: viewport.pointWithoutWrapping(for: from))
            lines.addLine(to: viewport.pointWithoutWrapping(for: to))
        }
        for x in stride(from: (area.minX / step).rounded(.down) * step, through: area.maxX, by: step) {
            add(MKMapPoint(x: x, y: area.minY), MKMapPoint(x: x, y: area.maxY))
        }
        for y in stride(from: (area.minY / step).rounded(.down) * step, through: area.maxY, by: step) {
            add(MKMapPoint(x: area.minX, y: y), MKMapPoint(x: area.maxX, y: y))
        }
        context.setStrokeColor(colors.grid.cgColor)
        context.setLineWidth(1 / max(contentScaleFactor, 1))
        context.addPath(lines)
        context.strokePath()
    }
}

/// The colours of the ground while no tiles are loaded.
private struct GroundColors {
    let ground, grid: UIColor

    init(_ type: MKMapType, isDark: Bool) {
        switch (type.isImagery, isDark) {
        case (true, _):
            ground = UIColor(red: 0.16, green: 0.19, blue: 0.21, alpha: 1)
            grid = UIColor(red: 0.21, green: 0.24, blue: 0.26, alpha: 1)
        case (false, true):
            ground = UIColor(red: 0.15, green: 0.16, blue: 0.17, alpha: 1)
            grid = UIColor(red: 0.2, green: 0.21, blue: 0.22, alpha: 1)
        case (false, false):
            ground = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
            grid = UIColor(red: 0.925, green: 0.906, blue: 0.867, alpha: 1)
        }
    }
}
