public import Foundation

/// An address of a place. No geocoder finds any, so one is only a copy of another or decoded.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clplacemark)
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The place.
    open var location: CLLocation? { place }
    private let place: CLLocation?
    private let fields: [String: String]

    package init(location: CLLocation?, fields: [String: String]) { (place, self.fields) = (location, fields) }

    /// Creates a copy of a placemark.
    public init(placemark: CLPlacemark) { (place, fields) = (placemark.place, placemark.fields) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The region that the place covers; nil, as it is not known.
    open var region: CLRegion? { nil }
    /// The time zone; nil, as it is not known.
    open var timeZone: TimeZone? { nil }
    /// The name of the place.
    open var name: String? { fields["name"] }
    /// The street.
    open var thoroughfare: String? { fields["thoroughfare"] }
    /// The number of the house.
    open var subThoroughfare: String? { fields["subThoroughfare"] }
    /// The city.
    open var locality: String? { fields["locality"] }
    /// The part of the city.
    open var subLocality: String? { fields["subLocality"] }
    /// The state or province.
    open var administrativeArea: String? { fields["administrativeArea"] }
    /// The county.
    open var subAdministrativeArea: String? { fields["subAdministrativeArea"] }
    /// The postal code.
    open var postalCode: String? { fields["postalCode"] }
    /// The country's code in ISO 3166.
    open var isoCountryCode: String? { fields["isoCountryCode"] }
    /// The country.
    open var country: String? { fields["country"] }
    /// The name of a lake or river.
    open var inlandWater: String? { fields["inlandWater"] }
    /// The name of an ocean.
    open var ocean: String? { fields["ocean"] }
    /// Landmarks at the place.
    open var areasOfInterest: [String]? { nil }
}
