import Foundation
public import UIKit

/// Draws a line.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolylinerenderer)
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { line }
    private let line: MKPolyline
    /// Where the drawn part begins, as a part of the whole length. 0 by default.
    open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { invalidatePath() } } }
    /// Where the drawn part ends. 1 by default.
    open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { invalidatePath() } } }

    /// Creates a renderer for a line.
    public init(polyline: MKPolyline) {
        line = polyline
        super.init(overlay: polyline)
    }

    /// Creates a renderer for an overlay that is a line.
    public override init(overlay: any MKOverlay) {
        line = overlay as? MKPolyline ?? MKPolyline(mapPoints: [])
        super.init(overlay: overlay)
    }

    /// Creates the path through the points.
    open override func createPath() {
        let points = line.mapPoints
        let part = points.part(from: strokeStart, to: strokeEnd, distances: points.distances)
        path = CGPath.line(through: part.map { point(for: $0) })
    }
}

/// Draws a line in a gradient along it.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkgradientpolylinerenderer)
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours.
    open private(set) var colors: [UIColor] = []
    /// The colours' places on the line, as parts of the whole length.
    open private(set) var locations: [CGFloat] = []

    /// Sets the colours and their places, which ascend from 0 to 1.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        guard colors.count == locations.count else { return }
        (self.colors, self.locations) = (colors, locations)
        setNeedsDisplay()
    }

    /// The number of differently coloured parts: neighbours differ by too little to be seen.
    private static let partCount = 128

    /// Draws the line in many parts, each of its own colour.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !colors.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        let count = MKGradientPolylineRenderer.partCount
        let length = strokeEnd - strokeStart
        guard length > 0 else { return }
        let distances = polyline.mapPoints.distances
        for index in 0..<count {
            let (start, end) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
            let points = polyline.mapPoints.part(
                from: strokeStart + start * length, to: strokeStart + end * length, distances: distances)
            context.setStrokeColor(color(at: strokeStart + (start + end) / 2 * length))
            strokePath(CGPath.line(through: points.map { point(for: $0) }), in: context)
        }
    }

    private func color(at place: CGFloat) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 >= place }) else { return colors[colors.count - 1].cgColor }
        guard next > 0, locations[next] > locations[next - 1] else { return colors[next].cgColor }
        let part = (place - locations[next - 1]) / (locations[next] - locations[next - 1])
        let (a, b) = (colors[next - 1].rgba, colors[next].rgba)
        let mixed = a + (b - a) * Double(part)
        return UIColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w).cgColor
    }
}

extension UIColor {
    fileprivate var rgba: SIMD4<Double> {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    }
}

/// Draws an area.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolygonrenderer)
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { area }
    private let area: MKPolygon

    /// Creates a renderer for an area.
    public init(polygon: MKPolygon) {
        area = polygon
        super.init(overlay: polygon)
    }

    /// Creates a renderer for an overlay that is an area.
    public override init(overlay: any MKOverlay) {
        area = overlay as? MKPolygon ?? MKPolygon(mapPoints: [])
        super.init(overlay: overlay)
    }

    /// Creates the path around the area and its holes.
    open override func createPath() {
        let path = CGMutablePath()
        area.addOutline(to: path) { point(for: $0) }
        self.path = path
    }
}

extension MKPolygon {
    fileprivate func addOutline(to path: CGMutablePath, _ place: (MKMapPoint) -> CGPoint) {
        guard !mapPoints.isEmpty else { return }
        path.addLines(between: mapPoints.map(place))
        path.closeSubpath()
        for hole in interiorPolygons ?? [] { hole.addOutline(to: path, place) }
    }
}

/// Draws a circle.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkcirclerenderer)
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { disc }
    private let disc: MKCircle

    /// Creates a renderer for a circle.
    public init(circle: MKCircle) {
        disc = circle
        super.init(overlay: circle)
    }

    /// Creates a renderer for an overlay that is a circle.
    public override init(overlay: any MKOverlay) {
        disc = overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
        super.init(overlay: overlay)
    }

    /// Creates the path around the circle.
    open override func createPath() { path = CGPath(ellipseIn: rect(for: disc.boundingMapRect), transform: nil) }
}

/// Draws several areas alike.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipolygonrenderer)
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The areas.
    open var multiPolygon: MKMultiPolygon { areas }
    private let areas: MKMultiPolygon

    /// Creates a renderer for areas.
    public init(multiPolygon: MKMultiPolygon) {
        areas = multiPolygon
        super.init(overlay: multiPolygon)
    }

    /// Creates the path around the areas.
    open override func createPath() {
        let path = CGMutablePath()
        for polygon in areas.polygons { polygon.addOutline(to: path) { point(for: $0) } }
        self.path = path
    }
}

/// Draws several lines alike.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipolylinerenderer)
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The lines.
    open var multiPolyline: MKMultiPolyline { lines }
    private let lines: MKMultiPolyline

    /// Creates a renderer for lines.
    public init(multiPolyline: MKMultiPolyline) {
        lines = multiPolyline
        super.init(overlay: multiPolyline)
    }

    /// Creates the path through the lines.
    open override func createPath() {
        let path = CGMutablePath()
        for line in lines.polylines where line.pointCount > 0 {
            path.addLines(between: line.mapPoints.map { point(for: $0) })
        }
        self.path = path
    }
}

extension CGPath {
    fileprivate static func line(through points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        if !points.isEmpty { path.addLines(between: points) }
        return path
    }
}

extension [MKMapPoint] {
    /// Returns the part of the line between two parts of its length, given the `distances` of its points.
    func part(from start: CGFloat, to end: CGFloat, distances: @autoclosure () -> [Double]) -> [MKMapPoint] {
        if start <= 0, end >= 1 { return self }
        let lengths = distances()
        guard let length = lengths.last, length > 0, start < end else { return [] }
        let (from, to) = (Swift.max(Double(start), 0) * length, Swift.min(Double(end), 1) * length)
        guard from < to else { return [] }
        let inner = indices.filter { lengths[$0] > from && lengths[$0] < to }.map { self[$0] }
        return [place(at: from, lengths)] + inner + [place(at: to, lengths)]
    }

    private func place(at length: Double, _ lengths: [Double]) -> MKMapPoint {
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else {
            return length <= 0 ? self[0] : self[count - 1]
        }
        let part = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
        let (a, b) = (self[next - 1], self[next])
        return MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}
