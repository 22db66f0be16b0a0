import UIKit

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
