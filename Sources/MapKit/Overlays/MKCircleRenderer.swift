import UIKit

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
