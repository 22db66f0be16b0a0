import CoreGraphics

/// A file's description of one of its images, known before the pixels are decoded.
struct ImageDescription: Hashable, Sendable {
    enum Model: Hashable, Sendable { case gray, rgb, cmyk, lab }

    var width: Int
    var height: Int
    /// The number of bits per sample in the file.
    var depth: Int
    var model: Model
    var isIndexed = false
    var isFloat = false
    var hasAlpha = false
    /// Pixels per inch horizontally and vertically, if specified.
    var resolution: Resolution?
    /// The orientation of the image, if specified.
    var orientation: CGImagePropertyOrientation?
    /// The description of the file's colour profile.
    var profileName: String?
    /// The name of the file's colour space, if it has one.
    var namedSpace: String?
    /// The file's XMP packet.
    var xmp: Data?
    /// The file's older IPTC records.
    var iptc = IPTCTexts()
    /// Other metadata of the image.
    var metadata: Metadata = [:]
    /// Whether all bytes of the image are present.
    var isWhole = true

    struct Resolution: Hashable, Sendable {
        var x: Double
        var y: Double
    }
}
