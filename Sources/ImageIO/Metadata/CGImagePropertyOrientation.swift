/// The orientation of an image: the position of row 0 and column 0 of the stored pixels. The raw values are those of
/// TIFF and Exif.
///
/// Decoding does not turn the picture.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation)
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// Stored as it is seen.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by half.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored along the main diagonal.
    case leftMirrored = 5
    /// To be turned a quarter clockwise.
    case right = 6
    /// Mirrored along the other diagonal.
    case rightMirrored = 7
    /// To be turned a quarter counterclockwise.
    case left = 8
}
