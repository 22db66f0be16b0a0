public import Foundation

/// A kind of points of interest.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory)
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    /// Airports, amusement parks, aquariums, cash machines, bakeries and banks.
    public static let airport = Self("Airport"), amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium"),
        atm = Self("ATM"), bakery = Self("Bakery"), bank = Self("Bank")
    /// Beaches, breweries, cafés, camping sites, car rentals and charging points.
    public static let beach = Self("Beach"), brewery = Self("Brewery"), cafe = Self("Cafe"),
        campground = Self("Campground"), carRental = Self("CarRental"), evCharger = Self("EVCharger")
    /// Fire stations, gyms, food shops, petrol stations, hospitals and hotels.
    public static let fireStation = Self("FireStation"), fitnessCenter = Self("FitnessCenter"),
        foodMarket = Self("FoodMarket"), gasStation = Self("GasStation"), hospital = Self("Hospital"),
        hotel = Self("Hotel")
    /// Laundries, libraries, marinas, cinemas, museums and national parks.
    public static let laundry = Self("Laundry"), library = Self("Library"), marina = Self("Marina"),
        movieTheater = Self("MovieTheater"), museum = Self("Museum"), nationalPark = Self("NationalPark")
    /// Night clubs, parks, car parks, pharmacies, police stations and post offices.
    public static let nightlife = Self("Nightlife"), park = Self("Park"), parking = Self("Parking"),
        pharmacy = Self("Pharmacy"), police = Self("Police"), postOffice = Self("PostOffice")
    /// Stops, restaurants, toilets, schools, stadiums and shops.
    public static let publicTransport = Self("PublicTransport"), restaurant = Self("Restaurant"),
        restroom = Self("Restroom"), school = Self("School"), stadium = Self("Stadium"), store = Self("Store")
    /// Theatres, universities, wineries and zoos.
    public static let theater = Self("Theater"), university = Self("University"), winery = Self("Winery"),
        zoo = Self("Zoo")
}

/// Which kinds of points of interest are found.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter)
open class MKPointOfInterestFilter: NSObject {
    private let isIncluding: Bool
    private let categories: Set<MKPointOfInterestCategory>

    /// Creates a filter that finds some kinds.
    public init(including categories: [MKPointOfInterestCategory]) {
        (isIncluding, self.categories) = (true, Set(categories))
    }

    /// Creates a filter that finds all but some kinds.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (isIncluding, self.categories) = (false, Set(categories))
    }

    /// Finds all.
    nonisolated(unsafe) public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// Finds none.
    nonisolated(unsafe) public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Returns whether a kind is found.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns whether a kind is not found.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
