import CoreGraphics
public import ImageIO

extension UIImage {
    /// How much brighter than white an image may be shown.
    public typealias DynamicRange = UIImageDynamicRange

    /// The orientation of pixels: the transform that shows the image upright.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/orientation)
    public enum Orientation: Int, Sendable {
        /// They are upright.
        case up
        /// They are upside down: turned by half a turn.
        case down
        /// Turned by a quarter counterclockwise to be shown.
        case left
        /// Turned by a quarter clockwise to be shown.
        case right
        /// As in a mirror beside `up`.
        case upMirrored
        /// As in a mirror beside `down`.
        case downMirrored
        /// Mirrored along the other axis, then turned as `left`.
        case leftMirrored
        /// Mirrored along the other axis, then turned as `right`.
        case rightMirrored

        /// The same as files say it.
        public init(_ cgOrientation: CGImagePropertyOrientation) {
            self =
                switch cgOrientation {
                case .up: .up
                case .upMirrored: .upMirrored
                case .down: .down
                case .downMirrored: .downMirrored
                case .leftMirrored: .leftMirrored
                case .right: .right
                case .rightMirrored: .rightMirrored
                case .left: .left
                }
        }

        /// Whether width and height change places.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }

        /// The same, mirrored as it is shown.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }

        /// From the pixels' unit square to that of the image upright, y down in both.
        var uprightTransform: CGAffineTransform {
            switch self {
            case .up: CGAffineTransform(1, 0, 0, 1, 0, 0)
            case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
            case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
            case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
            case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
            }
        }
    }

    /// How the area between an image's caps is resized.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum)
    public enum ResizingMode: Int, Sendable {
        /// By copies side by side.
        case tile
        /// By stretching.
        case stretch
    }

    /// Whether an image's colours count, or its shape alone.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum)
    public enum RenderingMode: Int, Sendable {
        /// The shape where the place asks for it, as buttons do, and for symbols; else the colours.
        case automatic
        /// The colours.
        case alwaysOriginal
        /// The shape, filled with the tint colour.
        case alwaysTemplate
    }
}

extension CGImagePropertyOrientation {
    /// The same as UIKit says it.
    public init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
