public import CoreGraphics

// IPTC: the creator, content and usage terms of an image; from XMP, and from the older records in JPEG files.

/// The advised action. A string.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// The byline. An array of strings.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The title of the byline. An array of strings.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The caption or abstract. A string.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The category. A string.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// The city. A string.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The contact. An array of strings.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// The address of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoAddress: CFString = "ContactInfoAddress"
/// The city of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoCity: CFString = "ContactInfoCity"
/// The country of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoCountry: CFString = "ContactInfoCountry"
/// The email addresses of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoEmails: CFString = "ContactInfoEmails"
/// The phone numbers of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoPhones: CFString = "ContactInfoPhones"
/// The postal code of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoPostalCode: CFString = "ContactInfoPostalCode"
/// The state or province of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoStateProvince: CFString = "ContactInfoStateProvince"
/// The web URLs of the creator: a string in the dictionary of `kCGImagePropertyIPTCCreatorContactInfo`.
public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "ContactInfoWebURLs"
/// The content location code. An array of strings.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The content location name. An array of strings.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The copyright notice. A string.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The code of the primary location's country. A string.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// The name of the primary location's country. A string.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// The creator's contact information: a dictionary.
public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
/// The credit. A string.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The creation date. A string.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The dictionary of IPTC properties.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The digital creation date. A string.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The digital creation time. A string.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// The edit status. A string.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// The editorial update. A string.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// The expiration date. A string.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The expiration time. A string.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// The fixture identifier. A string.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// The headline. A string.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The image orientation. A string.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The image type. A string.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// The keywords. An array of strings.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The language identifier. A string.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// The object attribute reference. An array of strings.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// The object cycle. A string.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// The object name. A string.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The object type reference. A string.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// The original transmission reference. A string.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
/// The originating program. A string.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The program version. A string.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// The province or state. A string.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The reference date. An array of strings.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The reference number. An array of strings.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The reference service. An array of strings.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// The release date. A string.
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The release time. A string.
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The rights usage terms. A string.
public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "RightsUsageTerms"
/// The scene. An array of strings.
public let kCGImagePropertyIPTCScene: CFString = "Scene"
/// The source. A string.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The special instructions. A string.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// The star rating. A string.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
/// The sublocation. A string.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The subject reference. An array of strings.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The supplemental category. An array of strings.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// The creation time. A string.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The urgency. A string.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// The writer or editor. An array of strings.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
