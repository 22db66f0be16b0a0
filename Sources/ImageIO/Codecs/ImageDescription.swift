/// What a file says of one of its pictures, known before the pixels are decoded.
struct ImageDescription: Hashable, Sendable {
    enum Model: Hashable, Sendable { case gray, rgb, cmyk }

    var width: Int
    var height: Int
    /// Bits for each sample in the file.
    var depth: Int
    var model: Model
    var isIndexed: Bool
    var hasAlpha: Bool
    /// Pixels per inch across and down, where the file says.
    var resolution: Resolution?
    /// How the picture must be turned to be seen upright, where the file says.
    var orientation: CGImagePropertyOrientation?

    struct Resolution: Hashable, Sendable {
        var x: Double
        var y: Double
    }
}
