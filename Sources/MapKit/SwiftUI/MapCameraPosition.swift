public import CoreLocation
import SwiftUI

/// A place from which the map is seen, straight from above.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcamera)
public struct MapCamera: Equatable, Sendable {
    /// The place in the middle of the view.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the centre, in metres.
    public var distance: Double
    /// The direction that is up, in degrees clockwise from north.
    public var heading: Double
    /// The angle between the view and the vertical, in degrees. The map is always seen from above.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }

    /// Creates a copy of a camera.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.isSame(as: b.centerCoordinate) && a.distance == b.distance && a.heading == b.heading
            && a.pitch == b.pitch
    }

    var target: MapTarget { .camera(MKMapPoint(centerCoordinate), distance: distance, heading: heading) }
}

extension CLLocationCoordinate2D {
    fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
        latitude == other.latitude && longitude == other.longitude
    }
}

/// What a map shows.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcameraposition)
public struct MapCameraPosition: Equatable {
    enum Kind {
        case automatic, byUser
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem)
        indirect case user(followsHeading: Bool, fallback: MapCameraPosition)
    }

    let kind: Kind

    /// All of the content.
    public static var automatic: Self { Self(kind: .automatic) }
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    /// A rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    /// A place.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(kind: .item(item)) }
    /// The user's location; another position until it is known.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        Self(kind: .user(followsHeading: followsHeading, fallback: fallback))
    }

    /// The region, if this is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if this is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera, if this is one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The place, if this is one.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// The position until the user's location is known.
    public var fallbackPosition: MapCameraPosition? { if case .user(_, let position) = kind { position } else { nil } }
    /// Whether the map follows the user's location.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether the map follows the user's direction too.
    public var followsUserHeading: Bool { if case .user(true, _) = kind { true } else { false } }
    /// Whether the user has moved the map.
    public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        switch (a.kind, b.kind) {
        case (.automatic, .automatic), (.byUser, .byUser): true
        case (.region(let a), .region(let b)): a.isSame(as: b)
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.camera(let a), .camera(let b)): a == b
        case (.item(let a), .item(let b)): a === b
        case (.user(let a, let c), .user(let b, let d)): a == b && c == d
        default: false
        }
    }
}

extension MKCoordinateRegion {
    func isSame(as other: MKCoordinateRegion) -> Bool {
        center.isSame(as: other.center) && span.latitudeDelta == other.span.latitudeDelta
            && span.longitudeDelta == other.span.longitudeDelta
    }
}

/// The limits of a map's camera.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcamerabounds)
public struct MapCameraBounds {
    let area: MKMapRect?
    let distances: (least: Double?, most: Double?)

    /// Limits the centre to a region, and the camera's distance in metres.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) { (area, distances) = (centerCoordinateBounds.mapRect, (minimumDistance, maximumDistance)) }

    /// Limits the centre to a rectangle, and the camera's distance in metres.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (area, distances) = (centerCoordinateBounds, (minimumDistance, maximumDistance))
    }

    /// Limits the camera's distance in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (area, distances) = (nil, (minimumDistance, maximumDistance))
    }
}

/// What gestures may change.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapinteractionmodes)
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The centre.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// The scale.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// The direction.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// The pitch, which is always 0.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// Everything.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How a map follows the user's location.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapusertrackingmode)
public enum MapUserTrackingMode: Sendable {
    /// Not at all.
    case none
    /// The location stays in the middle.
    case follow
}
