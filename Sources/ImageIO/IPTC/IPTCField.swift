/// The representation of an IPTC key in a file.
struct IPTCField: Sendable {
    enum Form: Sendable {
        case text
        /// An unordered or an ordered array.
        case bag, sequence
        /// Localized text, whose default item is the property.
        case languages
    }

    let key: String
    /// The number of the data set in the older records, or nil.
    let dataSet: UInt8?
    /// Whether the older records may contain several of them.
    let isRepeated: Bool
    /// The prefix, the name and the form in XMP, or nil.
    let xmp: (prefix: String, name: String, form: Form)?

    private init(
        _ key: String, _ dataSet: UInt8?, isRepeated: Bool = false, _ xmp: (String, String, Form)? = nil
    ) {
        (self.key, self.dataSet, self.isRepeated) = (key, dataSet, isRepeated)
        self.xmp = xmp.map { (prefix: $0.0, name: $0.1, form: $0.2) }
    }

    static let all: [IPTCField] = [
        IPTCField(kCGImagePropertyIPTCActionAdvised, 42),
        IPTCField(kCGImagePropertyIPTCByline, 80, isRepeated: true, ("dc", "creator", .sequence)),
        IPTCField(kCGImagePropertyIPTCBylineTitle, 85, isRepeated: true, ("photoshop", "AuthorsPosition", .text)),
        IPTCField(kCGImagePropertyIPTCCaptionAbstract, 120, ("dc", "description", .languages)),
        IPTCField(kCGImagePropertyIPTCCategory, 15, ("photoshop", "Category", .text)),
        IPTCField(kCGImagePropertyIPTCCity, 90, ("photoshop", "City", .text)),
        IPTCField(kCGImagePropertyIPTCContact, 118, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCContentLocationCode, 26, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCContentLocationName, 27, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCCopyrightNotice, 116, ("dc", "rights", .languages)),
        IPTCField(kCGImagePropertyIPTCCountryPrimaryLocationCode, 100, ("Iptc4xmpCore", "CountryCode", .text)),
        IPTCField(kCGImagePropertyIPTCCountryPrimaryLocationName, 101, ("photoshop", "Country", .text)),
        IPTCField(kCGImagePropertyIPTCCredit, 110, ("photoshop", "Credit", .text)),
        IPTCField(kCGImagePropertyIPTCDateCreated, 55, ("photoshop", "DateCreated", .text)),
        IPTCField(kCGImagePropertyIPTCDigitalCreationDate, 62),
        IPTCField(kCGImagePropertyIPTCDigitalCreationTime, 63),
        IPTCField(kCGImagePropertyIPTCEditStatus, 7),
        IPTCField(kCGImagePropertyIPTCEditorialUpdate, 8),
        IPTCField(kCGImagePropertyIPTCExpirationDate, 37),
        IPTCField(kCGImagePropertyIPTCExpirationTime, 38),
        IPTCField(kCGImagePropertyIPTCFixtureIdentifier, 22),
        IPTCField(kCGImagePropertyIPTCHeadline, 105, ("photoshop", "Headline", .text)),
        IPTCField(kCGImagePropertyIPTCImageOrientation, 131),
        IPTCField(kCGImagePropertyIPTCImageType, 130),
        IPTCField(kCGImagePropertyIPTCKeywords, 25, isRepeated: true, ("dc", "subject", .bag)),
        IPTCField(kCGImagePropertyIPTCLanguageIdentifier, 135),
        IPTCField(kCGImagePropertyIPTCObjectAttributeReference, 4, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCObjectCycle, 75),
        IPTCField(kCGImagePropertyIPTCObjectName, 5, ("dc", "title", .languages)),
        IPTCField(kCGImagePropertyIPTCObjectTypeReference, 3),
        IPTCField(
            kCGImagePropertyIPTCOriginalTransmissionReference, 103, ("photoshop", "TransmissionReference", .text)),
        IPTCField(kCGImagePropertyIPTCOriginatingProgram, 65, ("xmp", "CreatorTool", .text)),
        IPTCField(kCGImagePropertyIPTCProgramVersion, 70),
        IPTCField(kCGImagePropertyIPTCProvinceState, 95, ("photoshop", "State", .text)),
        IPTCField(kCGImagePropertyIPTCReferenceDate, 47, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCReferenceNumber, 50, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCReferenceService, 45, isRepeated: true),
        IPTCField(kCGImagePropertyIPTCReleaseDate, 30),
        IPTCField(kCGImagePropertyIPTCReleaseTime, 35),
        IPTCField(kCGImagePropertyIPTCRightsUsageTerms, nil, ("xmpRights", "UsageTerms", .languages)),
        IPTCField(kCGImagePropertyIPTCScene, nil, isRepeated: true, ("Iptc4xmpCore", "Scene", .bag)),
        IPTCField(kCGImagePropertyIPTCSource, 115, ("photoshop", "Source", .text)),
        IPTCField(kCGImagePropertyIPTCSpecialInstructions, 40, ("photoshop", "Instructions", .text)),
        IPTCField(kCGImagePropertyIPTCStarRating, nil, ("xmp", "Rating", .text)),
        IPTCField(kCGImagePropertyIPTCSubLocation, 92, ("Iptc4xmpCore", "Location", .text)),
        IPTCField(kCGImagePropertyIPTCSubjectReference, 12, isRepeated: true, ("Iptc4xmpCore", "SubjectCode", .bag)),
        IPTCField(
            kCGImagePropertyIPTCSupplementalCategory, 20, isRepeated: true,
            ("photoshop", "SupplementalCategories", .bag)),
        IPTCField(kCGImagePropertyIPTCTimeCreated, 60),
        IPTCField(kCGImagePropertyIPTCUrgency, 10, ("photoshop", "Urgency", .text)),
        IPTCField(kCGImagePropertyIPTCWriterEditor, 122, isRepeated: true, ("photoshop", "CaptionWriter", .text)),
    ]

    /// The fields of the creator's contact information in XMP.
    static let contact: [String: String] = [
        kCGImagePropertyIPTCContactInfoAddress: "CiAdrExtadr",
        kCGImagePropertyIPTCContactInfoCity: "CiAdrCity",
        kCGImagePropertyIPTCContactInfoCountry: "CiAdrCtry",
        kCGImagePropertyIPTCContactInfoEmails: "CiEmailWork",
        kCGImagePropertyIPTCContactInfoPhones: "CiTelWork",
        kCGImagePropertyIPTCContactInfoPostalCode: "CiAdrPcode",
        kCGImagePropertyIPTCContactInfoStateProvince: "CiAdrRegion",
        kCGImagePropertyIPTCContactInfoWebURLs: "CiUrlWork",
    ]
}
