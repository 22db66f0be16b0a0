/// An annotation that covers an area of the map, and that a renderer draws.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlay)
public protocol MKOverlay: MKAnnotation {
    /// The area that the renderer draws in.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the overlay is in an area: by default, whether its bounding rectangle is.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Returns whether the overlay covers the map completely, so that its tiles need not be drawn. False by default.
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// Where an overlay is among the map's own contents. Without map data, overlays above labels are just above the others.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlaylevel)
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, below labels.
    case aboveRoads
    /// Above labels, below annotations.
    case aboveLabels
}
