/// The orientation of an image: the position of row 0 and column 0 of the stored pixels. The raw values are those of
/// TIFF and Exif.
///
/// Decoding does not apply the orientation.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation)
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored = 2
    /// Rotated by 180 degrees.
    case down = 3
    /// Mirrored vertically.
    case downMirrored = 4
    /// Mirrored along the main diagonal.
    case leftMirrored = 5
    /// To be rotated by 90 degrees clockwise.
    case right = 6
    /// Mirrored along the other diagonal.
    case rightMirrored = 7
    /// To be rotated by 90 degrees counterclockwise.
    case left = 8
}
