import CoreGraphics

/// What a file says of one of its images, known before the pixels are decoded.
struct ImageDescription: Hashable, Sendable {
    enum Model: Hashable, Sendable { case gray, rgb, cmyk, lab }

    var width: Int
    var height: Int
    /// Bits for each sample in the file.
    var depth: Int
    var model: Model
    var isIndexed = false
    var isFloat = false
    var hasAlpha = false
    /// Pixels per inch across and down, where the file says.
    var resolution: Resolution?
    /// How the image must be turned to be seen upright, where the file says.
    var orientation: CGImagePropertyOrientation?
    /// What the file's colour profile calls itself.
    var profileName: String?
    /// The name of the file's colour space, where it has one.
    var namedSpace: String?
    /// The file's packet of XMP.
    var xmp: Data?
    /// What the file says in IPTC's older records.
    var iptc = IPTCTexts()
    /// What else the file says of the image.
    var metadata: Metadata = [:]
    /// Whether all bytes of the image are there.
    var isWhole = true

    struct Resolution: Hashable, Sendable {
        var x: Double
        var y: Double
    }
}
