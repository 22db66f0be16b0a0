public import CoreLocation
public import SwiftUI

/// A balloon at a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/marker)
public struct Marker: MapContent {
    public typealias Body = Never

    private let kind: MapMark.Kind
    private var item: MKMapItem?

    /// Creates a balloon with a pin.
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        kind = .marker(coordinate, title: String(title), glyph: nil)
    }

    /// Creates a balloon with a symbol.
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        kind = .marker(coordinate, title: String(title), glyph: UIImage(systemName: systemImage))
    }

    /// Creates a balloon with a picture.
    public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        kind = .marker(coordinate, title: String(title), glyph: UIImage(named: image))
    }

    /// Creates a balloon for a place. The place is the value that is selected with it.
    public init(item: MKMapItem) {
        kind = .marker(item.placemark.coordinate, title: item.name, glyph: nil)
        self.item = item
    }

    public func _collect(_ collector: _MapCollector) { collector.add(kind, tag: item.map { AnyHashable($0) }) }
}

/// A view at a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/annotation)
public struct Annotation<Content: View>: MapContent {
    public typealias Body = Never

    private let title: String
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    /// Creates an annotation. `anchor` is the place of the view that is at the coordinate.
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
        @ViewBuilder content: () -> Content
    ) {
        (self.title, self.coordinate, self.anchor) = (String(title), coordinate, anchor)
        self.content = content()
    }

    public func _collect(_ collector: _MapCollector) {
        collector.add(.view(coordinate, title: title, anchor: anchor, AnyView(content)))
    }
}

/// The dot at the user's location.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/userannotation)
public struct UserAnnotation: MapContent {
    public typealias Body = Never

    /// Creates the dot.
    public init() {}
    public func _collect(_ collector: _MapCollector) { collector.add(.user) }
}

/// A line on a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mappolyline)
public struct MapPolyline: MapContent {
    public typealias Body = Never

    /// The shape of a line between two places.
    public enum ContourStyle: Sendable {
        /// Straight on the map.
        case straight
        /// The shortest on the Earth's surface.
        case geodesic
    }

    private let line: MKPolyline

    /// Creates a line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map { MKMapPoint($0) }.unrolled, contourStyle: contourStyle)
    }

    /// Creates a line through map points.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        line = contourStyle == .geodesic ? MKGeodesicPolyline(mapPoints: points) : MKPolyline(mapPoints: points)
    }

    /// Creates a line.
    public init(_ polyline: MKPolyline) { line = polyline }

    /// Creates the line of a route.
    public init(_ route: MKRoute) { line = route.polyline }

    public func _collect(_ collector: _MapCollector) { collector.add(.overlay(line)) }
}

/// An area on a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mappolygon)
public struct MapPolygon: MapContent {
    public typealias Body = Never

    private let area: MKPolygon

    /// Creates an area within coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) {
        area = MKPolygon(mapPoints: coordinates.map { MKMapPoint($0) }.unrolled)
    }

    /// Creates an area within map points.
    public init(points: [MKMapPoint]) { area = MKPolygon(mapPoints: points) }

    /// Creates an area, possibly with holes.
    public init(_ polygon: MKPolygon) { area = polygon }

    public func _collect(_ collector: _MapCollector) { collector.add(.overlay(area)) }
}

/// A circle on a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcircle)
public struct MapCircle: MapContent {
    public typealias Body = Never

    private let circle: MKCircle

    /// Creates a circle. The radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        circle = MKCircle(center: center, radius: radius)
    }

    /// Creates the circle within the longer side of a rectangle.
    public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }

    /// Creates a circle.
    public init(_ circle: MKCircle) { self.circle = circle }

    public func _collect(_ collector: _MapCollector) { collector.add(.overlay(circle)) }
}

// MARK: Before iOS 17

/// An annotation of a map with a list of items.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapannotationprotocol)
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// Collects the marks.
    func _collect(_ collector: _MapCollector)
}

/// A pin at a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mappin)
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    public func _collect(_ collector: _MapCollector) {
        collector.settings.tint = tint.map { UIColor($0) }
        collector.add(.pin(coordinate))
    }
}

/// A balloon at a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapmarker)
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    public func _collect(_ collector: _MapCollector) {
        collector.settings.tint = tint.map { UIColor($0) }
        collector.add(.marker(coordinate, title: nil, glyph: nil))
    }
}

/// A view at a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapannotation)
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: CGPoint
    private let content: Content

    /// Creates an annotation. `anchorPoint` is the place of the view that is at the coordinate; its middle by default.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content())
    }

    public func _collect(_ collector: _MapCollector) {
        collector.add(
            .view(coordinate, title: nil, anchor: UnitPoint(x: anchor.x, y: anchor.y), AnyView(content)))
    }
}
