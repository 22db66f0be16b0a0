public import CoreGraphics

// IPTC Extension: the content of an image, and the creators of what it shows. In the IPTC dictionary, from the file's
// XMP.

/// The locations shown in the image. An array of dictionaries.
public let kCGImagePropertyIPTCExtLocationShown: CFString = "LocationShown"
/// The location sublocation: a string in a location.
public let kCGImagePropertyIPTCExtLocationSublocation: CFString = "LocationSublocation"
/// The location world region: a string in a location.
public let kCGImagePropertyIPTCExtLocationWorldRegion: CFString = "LocationWorldRegion"
/// The maximum available height. A string.
public let kCGImagePropertyIPTCExtMaxAvailHeight: CFString = "MaxAvailHeight"
/// The maximum available width. A string.
public let kCGImagePropertyIPTCExtMaxAvailWidth: CFString = "MaxAvailWidth"
/// The model age. An array of strings.
public let kCGImagePropertyIPTCExtModelAge: CFString = "ModelAge"
/// The organisation in image code. An array of strings.
public let kCGImagePropertyIPTCExtOrganisationInImageCode: CFString = "OrganisationInImageCode"
/// The organisation in image name. An array of strings.
public let kCGImagePropertyIPTCExtOrganisationInImageName: CFString = "OrganisationInImageName"
/// The person heard. An array of dictionaries.
public let kCGImagePropertyIPTCExtPersonHeard: CFString = "PersonHeard"
/// The person heard identifier: a string in a dictionary of `kCGImagePropertyIPTCExtPersonHeard`.
public let kCGImagePropertyIPTCExtPersonHeardIdentifier: CFString = "PersonHeardIdentifier"
/// The person heard name: a string in a dictionary of `kCGImagePropertyIPTCExtPersonHeard`.
public let kCGImagePropertyIPTCExtPersonHeardName: CFString = "PersonHeardName"
/// The person in image. An array of strings.
public let kCGImagePropertyIPTCExtPersonInImage: CFString = "PersonInImage"
/// The person in image characteristic: a dictionary in a dictionary of `kCGImagePropertyIPTCExtPersonInImageWDetails`.
public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: CFString = "PersonInImageCharacteristic"
/// The person in image cv term cv id: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageCharacteristic`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: CFString = "PersonInImageCvTermCvId"
/// The person in image cv term id: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageCharacteristic`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermId: CFString = "PersonInImageCvTermId"
/// The person in image cv term name: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageCharacteristic`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermName: CFString = "PersonInImageCvTermName"
/// The person in image cv term refined about: a string in a dictionary of
/// `kCGImagePropertyIPTCExtPersonInImageCharacteristic`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: CFString = "PersonInImageCvTermRefinedAbout"
/// The person in image description: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageWDetails`.
public let kCGImagePropertyIPTCExtPersonInImageDescription: CFString = "PersonInImageDescription"
/// The person in image id: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageWDetails`.
public let kCGImagePropertyIPTCExtPersonInImageId: CFString = "PersonInImageId"
/// The person in image name: a string in a dictionary of `kCGImagePropertyIPTCExtPersonInImageWDetails`.
public let kCGImagePropertyIPTCExtPersonInImageName: CFString = "PersonInImageName"
/// The people in the image, with details. An array of dictionaries.
public let kCGImagePropertyIPTCExtPersonInImageWDetails: CFString = "PersonInImageWDetails"
/// The product in image. An array of dictionaries.
public let kCGImagePropertyIPTCExtProductInImage: CFString = "ProductInImage"
/// The product in image description: a string in a dictionary of `kCGImagePropertyIPTCExtProductInImage`.
public let kCGImagePropertyIPTCExtProductInImageDescription: CFString = "ProductInImageDescription"
/// The product in image GTIN: a string in a dictionary of `kCGImagePropertyIPTCExtProductInImage`.
public let kCGImagePropertyIPTCExtProductInImageGTIN: CFString = "ProductInImageGTIN"
/// The product in image name: a string in a dictionary of `kCGImagePropertyIPTCExtProductInImage`.
public let kCGImagePropertyIPTCExtProductInImageName: CFString = "ProductInImageName"
/// The publication event. An array of dictionaries.
public let kCGImagePropertyIPTCExtPublicationEvent: CFString = "PublicationEvent"
/// The publication event date: a string in a dictionary of `kCGImagePropertyIPTCExtPublicationEvent`.
public let kCGImagePropertyIPTCExtPublicationEventDate: CFString = "PublicationEventDate"
/// The publication event identifier: a string in a dictionary of `kCGImagePropertyIPTCExtPublicationEvent`.
public let kCGImagePropertyIPTCExtPublicationEventIdentifier: CFString = "PublicationEventIdentifier"
/// The publication event name: a string in a dictionary of `kCGImagePropertyIPTCExtPublicationEvent`.
public let kCGImagePropertyIPTCExtPublicationEventName: CFString = "PublicationEventName"
/// The rating. An array of dictionaries.
public let kCGImagePropertyIPTCExtRating: CFString = "Rating"
/// The region of the rating: a dictionary in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingRatingRegion: CFString = "RatingRatingRegion"
/// The rating region city: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionCity: CFString = "RatingRegionCity"
/// The rating region country code: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionCountryCode: CFString = "RatingRegionCountryCode"
/// The rating region country name: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionCountryName: CFString = "RatingRegionCountryName"
/// The rating region GPS altitude: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: CFString = "RatingRegionGPSAltitude"
/// The rating region GPS latitude: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: CFString = "RatingRegionGPSLatitude"
/// The rating region GPS longitude: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: CFString = "RatingRegionGPSLongitude"
/// The rating region identifier: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionIdentifier: CFString = "RatingRegionIdentifier"
/// The rating region location id: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionLocationId: CFString = "RatingRegionLocationId"
/// The rating region location name: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionLocationName: CFString = "RatingRegionLocationName"
/// The rating region's province or state: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionProvinceState: CFString = "RatingRegionProvinceState"
/// The rating region sublocation: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionSublocation: CFString = "RatingRegionSublocation"
/// The rating region world region: a string in a dictionary of `kCGImagePropertyIPTCExtRatingRatingRegion`.
public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: CFString = "RatingRegionWorldRegion"
/// The maximum of the rating scale: a string in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingScaleMaxValue: CFString = "RatingScaleMaxValue"
/// The minimum of the rating scale: a string in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingScaleMinValue: CFString = "RatingScaleMinValue"
/// The rating source link: a string in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingSourceLink: CFString = "RatingSourceLink"
/// The rating value: a string in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingValue: CFString = "RatingValue"
/// The rating value logo link: a string in a dictionary of `kCGImagePropertyIPTCExtRating`.
public let kCGImagePropertyIPTCExtRatingValueLogoLink: CFString = "RatingValueLogoLink"
/// The registry entry role: a string in a dictionary of `kCGImagePropertyIPTCExtRegistryID`.
public let kCGImagePropertyIPTCExtRegistryEntryRole: CFString = "RegistryEntryRole"
/// The registry ID. An array of dictionaries.
public let kCGImagePropertyIPTCExtRegistryID: CFString = "RegistryID"
/// The registry item ID: a string in a dictionary of `kCGImagePropertyIPTCExtRegistryID`.
public let kCGImagePropertyIPTCExtRegistryItemID: CFString = "RegistryItemID"
/// The registry organisation ID: a string in a dictionary of `kCGImagePropertyIPTCExtRegistryID`.
public let kCGImagePropertyIPTCExtRegistryOrganisationID: CFString = "RegistryOrganisationID"
/// The release ready. A string.
public let kCGImagePropertyIPTCExtReleaseReady: CFString = "ReleaseReady"
/// The season. A dictionary.
public let kCGImagePropertyIPTCExtSeason: CFString = "Season"
/// The season identifier: a string in a dictionary of `kCGImagePropertyIPTCExtSeason`.
public let kCGImagePropertyIPTCExtSeasonIdentifier: CFString = "SeasonIdentifier"
/// The season name: a string in a dictionary of `kCGImagePropertyIPTCExtSeason`.
public let kCGImagePropertyIPTCExtSeasonName: CFString = "SeasonName"
/// The season number: a string in a dictionary of `kCGImagePropertyIPTCExtSeason`.
public let kCGImagePropertyIPTCExtSeasonNumber: CFString = "SeasonNumber"
/// The series. A dictionary.
public let kCGImagePropertyIPTCExtSeries: CFString = "Series"
/// The series identifier: a string in a dictionary of `kCGImagePropertyIPTCExtSeries`.
public let kCGImagePropertyIPTCExtSeriesIdentifier: CFString = "SeriesIdentifier"
/// The series name: a string in a dictionary of `kCGImagePropertyIPTCExtSeries`.
public let kCGImagePropertyIPTCExtSeriesName: CFString = "SeriesName"
/// The shown event. An array of dictionaries.
public let kCGImagePropertyIPTCExtShownEvent: CFString = "ShownEvent"
/// The shown event identifier: a string in a dictionary of `kCGImagePropertyIPTCExtShownEvent`.
public let kCGImagePropertyIPTCExtShownEventIdentifier: CFString = "ShownEventIdentifier"
/// The shown event name: a string in a dictionary of `kCGImagePropertyIPTCExtShownEvent`.
public let kCGImagePropertyIPTCExtShownEventName: CFString = "ShownEventName"
/// The storyline identifier. A string.
public let kCGImagePropertyIPTCExtStorylineIdentifier: CFString = "StorylineIdentifier"
/// The stream ready. A string.
public let kCGImagePropertyIPTCExtStreamReady: CFString = "StreamReady"
/// The style period. A string.
public let kCGImagePropertyIPTCExtStylePeriod: CFString = "StylePeriod"
/// The supply chain source. An array of dictionaries.
public let kCGImagePropertyIPTCExtSupplyChainSource: CFString = "SupplyChainSource"
/// The supply chain source identifier: a string in a dictionary of `kCGImagePropertyIPTCExtSupplyChainSource`.
public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: CFString = "SupplyChainSourceIdentifier"
/// The supply chain source name: a string in a dictionary of `kCGImagePropertyIPTCExtSupplyChainSource`.
public let kCGImagePropertyIPTCExtSupplyChainSourceName: CFString = "SupplyChainSourceName"
/// The temporal coverage. A dictionary.
public let kCGImagePropertyIPTCExtTemporalCoverage: CFString = "TemporalCoverage"
/// The start of the temporal coverage: a string in a dictionary of `kCGImagePropertyIPTCExtTemporalCoverage`.
public let kCGImagePropertyIPTCExtTemporalCoverageFrom: CFString = "TemporalCoverageFrom"
/// The end of the temporal coverage: a string in a dictionary of `kCGImagePropertyIPTCExtTemporalCoverage`.
public let kCGImagePropertyIPTCExtTemporalCoverageTo: CFString = "TemporalCoverageTo"
/// The transcript. A string.
public let kCGImagePropertyIPTCExtTranscript: CFString = "Transcript"
/// The transcript link. An array of dictionaries.
public let kCGImagePropertyIPTCExtTranscriptLink: CFString = "TranscriptLink"
/// The transcript's link: a string in a dictionary of `kCGImagePropertyIPTCExtTranscriptLink`.
public let kCGImagePropertyIPTCExtTranscriptLinkLink: CFString = "TranscriptLinkLink"
/// The qualifier of the transcript's link: a string in a dictionary of `kCGImagePropertyIPTCExtTranscriptLink`.
public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: CFString = "TranscriptLinkLinkQualifier"
/// The video bitrate. A string.
public let kCGImagePropertyIPTCExtVideoBitrate: CFString = "VideoBitrate"
/// The video bitrate mode. A string.
public let kCGImagePropertyIPTCExtVideoBitrateMode: CFString = "VideoBitrateMode"
/// The video display aspect ratio. A string.
public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: CFString = "VideoDisplayAspectRatio"
/// The video encoding profile. A string.
public let kCGImagePropertyIPTCExtVideoEncodingProfile: CFString = "VideoEncodingProfile"
/// The video shot type. An array of dictionaries.
public let kCGImagePropertyIPTCExtVideoShotType: CFString = "VideoShotType"
/// The video shot type identifier: a string in a dictionary of `kCGImagePropertyIPTCExtVideoShotType`.
public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: CFString = "VideoShotTypeIdentifier"
/// The video shot type name: a string in a dictionary of `kCGImagePropertyIPTCExtVideoShotType`.
public let kCGImagePropertyIPTCExtVideoShotTypeName: CFString = "VideoShotTypeName"
/// The number of video streams. A string.
public let kCGImagePropertyIPTCExtVideoStreamsCount: CFString = "VideoStreamsCount"
/// The visual colour. A string.
public let kCGImagePropertyIPTCExtVisualColor: CFString = "VisualColor"
/// The workflow tag. An array of dictionaries.
public let kCGImagePropertyIPTCExtWorkflowTag: CFString = "WorkflowTag"
/// The workflow tag cv id: a string in a dictionary of `kCGImagePropertyIPTCExtWorkflowTag`.
public let kCGImagePropertyIPTCExtWorkflowTagCvId: CFString = "WorkflowTagCvId"
/// The workflow tag cv term id: a string in a dictionary of `kCGImagePropertyIPTCExtWorkflowTag`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: CFString = "WorkflowTagCvTermId"
/// The workflow tag cv term name: a string in a dictionary of `kCGImagePropertyIPTCExtWorkflowTag`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: CFString = "WorkflowTagCvTermName"
/// The workflow tag cv term refined about: a string in a dictionary of `kCGImagePropertyIPTCExtWorkflowTag`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: CFString = "WorkflowTagCvTermRefinedAbout"
