/// The semantic meaning of a text, for keyboards and AutoFill. Stored without effect: nothing is filled in.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextcontenttype)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is a name.
    public static let name = UITextContentType(rawValue: "name")
    /// The text is a name prefix.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The text is a given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The text is a middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The text is a family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The text is a name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The text is a nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The text is a job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The text is an organization name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The text is a location.
    public static let location = UITextContentType(rawValue: "location")
    /// The text is a full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The text is the first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The text is the second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The text is the city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The text is the state of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The text is the city and state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The text is a sublocality.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The text is a country name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The text is a postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The text is a telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The text is an email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The text is a URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The text is a user name.
    public static let username = UITextContentType(rawValue: "username")
    /// The text is a password.
    public static let password = UITextContentType(rawValue: "password")
    /// The text is a new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// The text is a one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The text is a credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The text is a credit card's expiration date.
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    /// The text is a credit card's expiration month.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
    /// The text is a credit card's expiration year.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
    /// The text is a credit card's security code.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    /// The text is the type of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
    /// The text is the name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    /// The text is the given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
    /// The text is the middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
    /// The text is the family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
    /// The text is a birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The text is the day of a birthdate.
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    /// The text is the month of a birthdate.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    /// The text is the year of a birthdate.
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
    /// The text is the EID of a cellular device.
    public static let cellularEID = UITextContentType(rawValue: "cellular-e-i-d")
    /// The text is the IMEI of a cellular device.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-i-m-e-i")
    /// The text is a date and time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The text is a flight number.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The text is a shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
