import CoreGraphics
public import ImageIO

extension UIImage {
    /// The dynamic range of an image: how far it may exceed the brightness of white.
    public typealias DynamicRange = UIImageDynamicRange

    /// The orientation of pixels: the transform that shows the image upright.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/orientation)
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up
        /// Rotated by 180 degrees.
        case down
        /// Rotated by 90 degrees counterclockwise for display.
        case left
        /// Rotated by 90 degrees clockwise for display.
        case right
        /// Upright, mirrored horizontally.
        case upMirrored
        /// Rotated by 180 degrees, mirrored horizontally.
        case downMirrored
        /// Mirrored along the other axis, then rotated as `left`.
        case leftMirrored
        /// Mirrored along the other axis, then rotated as `right`.
        case rightMirrored

        /// Converts an orientation from that of image files.
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

        /// Whether width and height are exchanged.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }

        /// The orientation of the mirrored image.
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

        /// The transform from the unit square of the pixels to that of the upright image, both with y down.
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

    /// The way in which the area between an image's caps is resized.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum)
    public enum ResizingMode: Int, Sendable {
        /// By tiling.
        case tile
        /// By stretching.
        case stretch
    }

    /// The way in which an image is drawn: in its own colours or as a template.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum)
    public enum RenderingMode: Int, Sendable {
        /// As a template where the context requires it, as in buttons, and for symbols; otherwise in its own colours.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a template: its shape filled with the tint colour.
        case alwaysTemplate
    }
}

extension CGImagePropertyOrientation {
    /// Converts an orientation from UIKit's.
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
