public import CoreGraphics

// The namespaces of XMP, by their URIs, and their prefixes.

/// The namespace of Dublin Core: title, creator, subject.
public let kCGImageMetadataNamespaceDublinCore: CFString = "http://purl.org/dc/elements/1.1/"
/// The prefix of Dublin Core: title, creator, subject.
public let kCGImageMetadataPrefixDublinCore: CFString = "dc"

/// The namespace of Exif: the camera and its settings.
public let kCGImageMetadataNamespaceExif: CFString = "http://ns.adobe.com/exif/1.0/"
/// The prefix of Exif: the camera and its settings.
public let kCGImageMetadataPrefixExif: CFString = "exif"

/// The namespace of additions to Exif: lenses and serial numbers.
public let kCGImageMetadataNamespaceExifAux: CFString = "http://ns.adobe.com/exif/1.0/aux/"
/// The prefix of additions to Exif: lenses and serial numbers.
public let kCGImageMetadataPrefixExifAux: CFString = "aux"

/// The namespace of later versions of Exif.
public let kCGImageMetadataNamespaceExifEX: CFString = "http://cipa.jp/exif/1.0/"
/// The prefix of later versions of Exif.
public let kCGImageMetadataPrefixExifEX: CFString = "exifEX"

/// The namespace of IPTC Core: the image's creator, and its location.
public let kCGImageMetadataNamespaceIPTCCore: CFString = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
/// The prefix of IPTC Core: the image's creator, and its location.
public let kCGImageMetadataPrefixIPTCCore: CFString = "Iptc4xmpCore"

/// The namespace of IPTC Extension: the content of the image.
public let kCGImageMetadataNamespaceIPTCExtension: CFString = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
/// The prefix of IPTC Extension: the content of the image.
public let kCGImageMetadataPrefixIPTCExtension: CFString = "Iptc4xmpExt"

/// The namespace of Photoshop: headline, city, credit.
public let kCGImageMetadataNamespacePhotoshop: CFString = "http://ns.adobe.com/photoshop/1.0/"
/// The prefix of Photoshop: headline, city, credit.
public let kCGImageMetadataPrefixPhotoshop: CFString = "photoshop"

/// The namespace of TIFF: make, model, orientation.
public let kCGImageMetadataNamespaceTIFF: CFString = "http://ns.adobe.com/tiff/1.0/"
/// The prefix of TIFF: make, model, orientation.
public let kCGImageMetadataPrefixTIFF: CFString = "tiff"

/// The namespace of the basic properties: dates, tools, ratings.
public let kCGImageMetadataNamespaceXMPBasic: CFString = "http://ns.adobe.com/xap/1.0/"
/// The prefix of the basic properties: dates, tools, ratings.
public let kCGImageMetadataPrefixXMPBasic: CFString = "xmp"

/// The namespace of rights: owners and terms of use.
public let kCGImageMetadataNamespaceXMPRights: CFString = "http://ns.adobe.com/xap/1.0/rights/"
/// The prefix of rights: owners and terms of use.
public let kCGImageMetadataPrefixXMPRights: CFString = "xmpRights"
