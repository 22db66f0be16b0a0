public import CoreGraphics

// IPTC Extension: the content of an image, and the creators of what it shows. In the IPTC dictionary, from the file's
// XMP.

/// The about cv term. An array of dictionaries.
public let kCGImagePropertyIPTCExtAboutCvTerm: CFString = "AboutCvTerm"
/// The about cv term cv id: a string in a dictionary of `kCGImagePropertyIPTCExtAboutCvTerm`.
public let kCGImagePropertyIPTCExtAboutCvTermCvId: CFString = "AboutCvTermCvId"
/// The about cv term id: a string in a dictionary of `kCGImagePropertyIPTCExtAboutCvTerm`.
public let kCGImagePropertyIPTCExtAboutCvTermId: CFString = "AboutCvTermId"
/// The about cv term name: a string in a dictionary of `kCGImagePropertyIPTCExtAboutCvTerm`.
public let kCGImagePropertyIPTCExtAboutCvTermName: CFString = "AboutCvTermName"
/// The about cv term refined about: a string in a dictionary of `kCGImagePropertyIPTCExtAboutCvTerm`.
public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: CFString = "AboutCvTermRefinedAbout"
/// Additional information about the models. A string.
public let kCGImagePropertyIPTCExtAddlModelInfo: CFString = "AddlModelInfo"
/// The artwork circa date created: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: CFString = "ArtworkCircaDateCreated"
/// The artwork content description: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkContentDescription: CFString = "ArtworkContentDescription"
/// The artwork contribution description: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkContributionDescription: CFString = "ArtworkContributionDescription"
/// The artwork copyright notice: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: CFString = "ArtworkCopyrightNotice"
/// The artwork copyright owner ID: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: CFString = "ArtworkCopyrightOwnerID"
/// The artwork copyright owner name: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: CFString = "ArtworkCopyrightOwnerName"
/// The artwork creator: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCreator: CFString = "ArtworkCreator"
/// The artwork creator ID: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkCreatorID: CFString = "ArtworkCreatorID"
/// The artwork date created: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkDateCreated: CFString = "ArtworkDateCreated"
/// The artwork licensor ID: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkLicensorID: CFString = "ArtworkLicensorID"
/// The artwork licensor name: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkLicensorName: CFString = "ArtworkLicensorName"
/// The artwork or object. An array of dictionaries.
public let kCGImagePropertyIPTCExtArtworkOrObject: CFString = "ArtworkOrObject"
/// The artwork physical description: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: CFString = "ArtworkPhysicalDescription"
/// The artwork source: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkSource: CFString = "ArtworkSource"
/// The artwork source inv URL: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkSourceInvURL: CFString = "ArtworkSourceInvURL"
/// The artwork source inventory no: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: CFString = "ArtworkSourceInventoryNo"
/// The artwork's style period: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkStylePeriod: CFString = "ArtworkStylePeriod"
/// The artwork title: a string in an artwork.
public let kCGImagePropertyIPTCExtArtworkTitle: CFString = "ArtworkTitle"
/// The audio bitrate. A string.
public let kCGImagePropertyIPTCExtAudioBitrate: CFString = "AudioBitrate"
/// The audio bitrate mode. A string.
public let kCGImagePropertyIPTCExtAudioBitrateMode: CFString = "AudioBitrateMode"
/// The audio channel count. A string.
public let kCGImagePropertyIPTCExtAudioChannelCount: CFString = "AudioChannelCount"
/// The approximate creation date. A string.
public let kCGImagePropertyIPTCExtCircaDateCreated: CFString = "CircaDateCreated"
/// The container format. A dictionary.
public let kCGImagePropertyIPTCExtContainerFormat: CFString = "ContainerFormat"
/// The container format identifier: a string in a dictionary of `kCGImagePropertyIPTCExtContainerFormat`.
public let kCGImagePropertyIPTCExtContainerFormatIdentifier: CFString = "ContainerFormatIdentifier"
/// The container format name: a string in a dictionary of `kCGImagePropertyIPTCExtContainerFormat`.
public let kCGImagePropertyIPTCExtContainerFormatName: CFString = "ContainerFormatName"
/// The contributor. An array of dictionaries.
public let kCGImagePropertyIPTCExtContributor: CFString = "Contributor"
/// The contributor identifier: a string in a dictionary of `kCGImagePropertyIPTCExtContributor`.
public let kCGImagePropertyIPTCExtContributorIdentifier: CFString = "ContributorIdentifier"
/// The contributor name: a string in a dictionary of `kCGImagePropertyIPTCExtContributor`.
public let kCGImagePropertyIPTCExtContributorName: CFString = "ContributorName"
/// The contributor role: a string in a dictionary of `kCGImagePropertyIPTCExtContributor`.
public let kCGImagePropertyIPTCExtContributorRole: CFString = "ContributorRole"
/// The controlled vocabulary term. An array of strings.
public let kCGImagePropertyIPTCExtControlledVocabularyTerm: CFString = "ControlledVocabularyTerm"
/// The copyright year. A string.
public let kCGImagePropertyIPTCExtCopyrightYear: CFString = "CopyrightYear"
/// The creator. An array of dictionaries.
public let kCGImagePropertyIPTCExtCreator: CFString = "Creator"
/// The creator identifier: a string in a dictionary of `kCGImagePropertyIPTCExtCreator`.
public let kCGImagePropertyIPTCExtCreatorIdentifier: CFString = "CreatorIdentifier"
/// The creator name: a string in a dictionary of `kCGImagePropertyIPTCExtCreator`.
public let kCGImagePropertyIPTCExtCreatorName: CFString = "CreatorName"
/// The creator role: a string in a dictionary of `kCGImagePropertyIPTCExtCreator`.
public let kCGImagePropertyIPTCExtCreatorRole: CFString = "CreatorRole"
/// The data on screen. An array of dictionaries.
public let kCGImagePropertyIPTCExtDataOnScreen: CFString = "DataOnScreen"
/// The region of the text: a dictionary in a text on screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegion: CFString = "DataOnScreenRegion"
/// The diameter of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionD: CFString = "DataOnScreenRegionD"
/// The height of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionH: CFString = "DataOnScreenRegionH"
/// The text in the region: a string in a text on screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionText: CFString = "DataOnScreenRegionText"
/// The unit of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: CFString = "DataOnScreenRegionUnit"
/// The width of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionW: CFString = "DataOnScreenRegionW"
/// The x coordinate of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionX: CFString = "DataOnScreenRegionX"
/// The y coordinate of the region: a string in a region of the screen.
public let kCGImagePropertyIPTCExtDataOnScreenRegionY: CFString = "DataOnScreenRegionY"
/// The digital image GUID. A string.
public let kCGImagePropertyIPTCExtDigitalImageGUID: CFString = "DigitalImageGUID"
/// The digital source file type. A string.
public let kCGImagePropertyIPTCExtDigitalSourceFileType: CFString = "DigitalSourceFileType"
/// The digital source type. A string.
public let kCGImagePropertyIPTCExtDigitalSourceType: CFString = "DigitalSourceType"
/// The dopesheet. A string.
public let kCGImagePropertyIPTCExtDopesheet: CFString = "Dopesheet"
/// The dopesheet link. An array of dictionaries.
public let kCGImagePropertyIPTCExtDopesheetLink: CFString = "DopesheetLink"
/// The dopesheet's link: a string in a dictionary of `kCGImagePropertyIPTCExtDopesheetLink`.
public let kCGImagePropertyIPTCExtDopesheetLinkLink: CFString = "DopesheetLinkLink"
/// The qualifier of the dopesheet's link: a string in a dictionary of `kCGImagePropertyIPTCExtDopesheetLink`.
public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: CFString = "DopesheetLinkLinkQualifier"
/// The embedded encoded rights expressions. An array of dictionaries.
public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: CFString = "EmbdEncRightsExpr"
/// The embedded encoded rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtEmbdEncRightsExpr`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: CFString = "EmbeddedEncodedRightsExpr"
/// The language of the rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtEmbdEncRightsExpr`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: CFString = "EmbeddedEncodedRightsExprLangID"
/// The type of the rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtEmbdEncRightsExpr`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: CFString = "EmbeddedEncodedRightsExprType"
/// The episode. A dictionary.
public let kCGImagePropertyIPTCExtEpisode: CFString = "Episode"
/// The episode identifier: a string in a dictionary of `kCGImagePropertyIPTCExtEpisode`.
public let kCGImagePropertyIPTCExtEpisodeIdentifier: CFString = "EpisodeIdentifier"
/// The episode name: a string in a dictionary of `kCGImagePropertyIPTCExtEpisode`.
public let kCGImagePropertyIPTCExtEpisodeName: CFString = "EpisodeName"
/// The episode number: a string in a dictionary of `kCGImagePropertyIPTCExtEpisode`.
public let kCGImagePropertyIPTCExtEpisodeNumber: CFString = "EpisodeNumber"
/// The event. An array of strings.
public let kCGImagePropertyIPTCExtEvent: CFString = "Event"
/// The external metadata link. An array of strings.
public let kCGImagePropertyIPTCExtExternalMetadataLink: CFString = "ExternalMetadataLink"
/// The feed identifier. A string.
public let kCGImagePropertyIPTCExtFeedIdentifier: CFString = "FeedIdentifier"
/// The genre. An array of dictionaries.
public let kCGImagePropertyIPTCExtGenre: CFString = "Genre"
/// The genre cv id: a string in a dictionary of `kCGImagePropertyIPTCExtGenre`.
public let kCGImagePropertyIPTCExtGenreCvId: CFString = "GenreCvId"
/// The genre cv term id: a string in a dictionary of `kCGImagePropertyIPTCExtGenre`.
public let kCGImagePropertyIPTCExtGenreCvTermId: CFString = "GenreCvTermId"
/// The genre cv term name: a string in a dictionary of `kCGImagePropertyIPTCExtGenre`.
public let kCGImagePropertyIPTCExtGenreCvTermName: CFString = "GenreCvTermName"
/// The genre cv term refined about: a string in a dictionary of `kCGImagePropertyIPTCExtGenre`.
public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: CFString = "GenreCvTermRefinedAbout"
/// The headline. A string.
public let kCGImagePropertyIPTCExtHeadline: CFString = "Headline"
/// The IPTC last edited. A string.
public let kCGImagePropertyIPTCExtIPTCLastEdited: CFString = "IPTCLastEdited"
/// The linked encoded rights expressions. An array of dictionaries.
public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: CFString = "LinkedEncRightsExpr"
/// The linked encoded rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtLinkedEncRightsExpr`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: CFString = "LinkedEncodedRightsExpr"
/// The language of the rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtLinkedEncRightsExpr`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: CFString = "LinkedEncodedRightsExprLangID"
/// The type of the rights expression: a string in a dictionary of `kCGImagePropertyIPTCExtLinkedEncRightsExpr`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: CFString = "LinkedEncodedRightsExprType"
/// The location city: a string in a location.
public let kCGImagePropertyIPTCExtLocationCity: CFString = "LocationCity"
/// The location country code: a string in a location.
public let kCGImagePropertyIPTCExtLocationCountryCode: CFString = "LocationCountryCode"
/// The location country name: a string in a location.
public let kCGImagePropertyIPTCExtLocationCountryName: CFString = "LocationCountryName"
/// The locations where the image was created. An array of dictionaries.
public let kCGImagePropertyIPTCExtLocationCreated: CFString = "LocationCreated"
/// The location GPS altitude: a string in a location.
public let kCGImagePropertyIPTCExtLocationGPSAltitude: CFString = "LocationGPSAltitude"
/// The location GPS latitude: a string in a location.
public let kCGImagePropertyIPTCExtLocationGPSLatitude: CFString = "LocationGPSLatitude"
/// The location GPS longitude: a string in a location.
public let kCGImagePropertyIPTCExtLocationGPSLongitude: CFString = "LocationGPSLongitude"
/// The location identifier: a string in a location.
public let kCGImagePropertyIPTCExtLocationIdentifier: CFString = "LocationIdentifier"
/// The location's ID: a string in a location.
public let kCGImagePropertyIPTCExtLocationLocationId: CFString = "LocationLocationId"
/// The location's name: a string in a location.
public let kCGImagePropertyIPTCExtLocationLocationName: CFString = "LocationLocationName"
/// The location's province or state: a string in a location.
public let kCGImagePropertyIPTCExtLocationProvinceState: CFString = "LocationProvinceState"
