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
    /// What else the file says of the image.
    var metadata: Metadata = [:]
    /// Whether all bytes of the image are there.
    var isWhole = true

    struct Resolution: Hashable, Sendable {
        var x: Double
        var y: Double
    }
}
