public import CoreLocation
import Foundation

/// An address with a place on the map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkplacemark)
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    // Immutable.

    /// Creates a placemark without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates a placemark with an address, in a dictionary with the keys of the Contacts framework: `Street`, `City`,
    /// `SubLocality`, `State`, `SubAdministrativeArea`, `ZIP`, `Country`, `CountryCode` and `Name`.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        let address = addressDictionary ?? [:]
        var fields: [String: String] = [:]
        for (key, field) in MKPlacemark.fields { fields[field] = address[key] as? String }
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), fields: fields)
    }

    /// Creates a copy of a placemark.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    private static let fields = [
        "Name": "name", "Street": "thoroughfare", "City": "locality", "SubLocality": "subLocality",
        "State": "administrativeArea", "SubAdministrativeArea": "subAdministrativeArea", "ZIP": "postalCode",
        "Country": "country", "CountryCode": "isoCountryCode",
    ]

    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The country's code in ISO 3166.
    open var countryCode: String? { isoCountryCode }
    /// The address in one line; nil without one.
    open var title: String? {
        let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        let area = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
        let parts = [street, locality ?? "", area, country ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    /// No second line.
    open var subtitle: String? { nil }
}
