import UIKit

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
