public import CoreLocation
import Foundation

/// A point of interest, or another place with a name.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapitem)
open class MKMapItem: NSObject {
    /// The address.
    public let placemark: MKPlacemark
    /// Whether this stands for the user's location.
    public let isCurrentLocation: Bool
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The site.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The kind of the point of interest.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Creates a place with an address.
    public convenience init(placemark: MKPlacemark) {
        self.init(placemark: placemark, isCurrentLocation: false)
        name = placemark.name
    }

    private init(placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
    }

    /// Returns the place that stands for the user's location.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    }

    /// Opens the place in Maps. There is no such application, so it returns false.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Opens places in Maps. There is no such application, so it returns false.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the way of travelling in Maps' options.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The kind of the map in Maps' options.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether Maps shows traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The centre in Maps' options.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The extent in Maps' options.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The camera in Maps' options.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The user's own way of travelling.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The type identifier of places.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
