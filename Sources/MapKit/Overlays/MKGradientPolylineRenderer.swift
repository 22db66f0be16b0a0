public import UIKit

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
