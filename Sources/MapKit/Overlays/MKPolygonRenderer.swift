import UIKit

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
    func addOutline(to path: CGMutablePath, _ place: (MKMapPoint) -> CGPoint) {
        guard !mapPoints.isEmpty else { return }
        path.addLines(between: mapPoints.map(place))
        path.closeSubpath()
        for hole in interiorPolygons ?? [] { hole.addOutline(to: path, place) }
    }
}
