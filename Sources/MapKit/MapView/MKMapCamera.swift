public import CoreLocation
import Foundation

/// A place from which the map is seen, straight from above.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapcamera)
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle of the view.
    open var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the centre, in metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// The direction that is up, in degrees clockwise from north.
    open var heading: CLLocationDirection
    /// The angle between the view and the vertical, in degrees. The map is always seen from above, so the pitch of its
    /// own camera is 0.
    open var pitch: CGFloat
    /// The height above the ground, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
    }

    /// Creates a camera on the ground where the equator crosses the meridian of Greenwich.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
    }

    /// Creates a camera at a distance from a place.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// Creates a camera above a place that looks at another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let way = eye.distance(to: center)
        let heading = way > 0 ? atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi : 0
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(way, eyeAltitude),
            pitch: CGFloat(atan2(way, eyeAltitude) * 180 / .pi), heading: heading < 0 ? heading + 360 : heading)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

extension MKMapView {
    /// The distances that the camera may have.
    /// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange)
    open class CameraZoomRange: NSObject, NSCopying {
        /// The least distance in metres; `MKMapCameraZoomDefault` stands for the map's own.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance in metres; `MKMapCameraZoomDefault` stands for the map's own.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range; nil if the least distance is greater than the greatest.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance = MKMapCameraZoomDefault,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance = MKMapCameraZoomDefault
        ) {
            guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        /// Returns the range, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The area in which the map's centre stays.
    /// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary)
    open class CameraBoundary: NSObject, NSCopying {
        /// The area as a rectangle of the map.
        public let mapRect: MKMapRect
        /// The area as a region.
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Creates an area; nil if the rectangle is empty, or not on the map.
        public init?(mapRect: MKMapRect) {
            guard mapRect.isFinite, !mapRect.isEmpty else { return nil }
            self.mapRect = mapRect
        }

        /// Creates an area; nil if the region is not on the Earth.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid, !region.mapRect.isEmpty else { return nil }
            mapRect = region.mapRect
        }

        /// Returns the area, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// Stands for the map's own limit of the camera's distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
