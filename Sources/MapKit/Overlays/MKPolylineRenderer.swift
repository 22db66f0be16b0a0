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

extension CGPath {
    static func line(through points: [CGPoint]) -> CGPath {
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
