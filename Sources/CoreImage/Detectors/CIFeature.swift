import CoreGraphics
public import Foundation

/// The feature type of a rectangle.
public let CIFeatureTypeRectangle = "Rectangle"
/// The feature type of a QR code.
public let CIFeatureTypeQRCode = "QRCode"
/// The feature type of a line of text.
public let CIFeatureTypeText = "Text"

/// A feature that a detector found in an image.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifeature)
open class CIFeature: NSObject {
    /// The feature's type: a constant that begins with `CIFeatureType`.
    public let type: String
    private let corners: DetectedCorners

    init(type: String, _ corners: DetectedCorners) {
        self.type = type
        self.corners = corners
    }

    /// The feature's bounds in the image, in pixels with y up.
    open var bounds: CGRect { corners.bounds }

    final var found: DetectedCorners { corners }
}

/// Four corners in an image, in pixels with y up.
struct DetectedCorners: Sendable, Equatable {
    let topLeft, topRight, bottomRight, bottomLeft: CGPoint

    var bounds: CGRect {
        let xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x]
        let ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
        let (left, low) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: low, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - low)
    }

    init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners of a rectangle in a plane whose y axis points down.
    init(_ rect: CGRect) {
        self.init(
            topLeft: CGPoint(x: rect.minX, y: rect.minY), topRight: CGPoint(x: rect.maxX, y: rect.minY),
            bottomRight: CGPoint(x: rect.maxX, y: rect.maxY), bottomLeft: CGPoint(x: rect.minX, y: rect.maxY))
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> DetectedCorners {
        DetectedCorners(
            topLeft: map(topLeft), topRight: map(topRight), bottomRight: map(bottomRight), bottomLeft: map(bottomLeft))
    }
}

/// A rectangle, possibly in perspective.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirectanglefeature)
open class CIRectangleFeature: CIFeature {
    init(_ corners: DetectedCorners) { super.init(type: CIFeatureTypeRectangle, corners) }

    /// The upper left corner.
    open var topLeft: CGPoint { found.topLeft }
    /// The upper right corner.
    open var topRight: CGPoint { found.topRight }
    /// The lower left corner.
    open var bottomLeft: CGPoint { found.bottomLeft }
    /// The lower right corner.
    open var bottomRight: CGPoint { found.bottomRight }
}

/// A QR code and its message.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciqrcodefeature)
open class CIQRCodeFeature: CIFeature {
    /// The message; nil if it is not UTF-8 text.
    public let messageString: String?

    init(_ corners: DetectedCorners, _ message: String?) {
        messageString = message
        super.init(type: CIFeatureTypeQRCode, corners)
    }

    /// The upper left corner relative to the code's own orientation.
    open var topLeft: CGPoint { found.topLeft }
    /// The upper right corner relative to the code's own orientation.
    open var topRight: CGPoint { found.topRight }
    /// The lower left corner relative to the code's own orientation.
    open var bottomLeft: CGPoint { found.bottomLeft }
    /// The lower right corner relative to the code's own orientation.
    open var bottomRight: CGPoint { found.bottomRight }
}

/// A line of text.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/citextfeature)
open class CITextFeature: CIFeature {
    /// The characters as features, if `CIDetectorReturnSubFeatures` is true; otherwise nil.
    public let subFeatures: [Any]?

    init(_ corners: DetectedCorners, _ parts: [CITextFeature]?) {
        subFeatures = parts
        super.init(type: CIFeatureTypeText, corners)
    }

    /// The upper left corner.
    open var topLeft: CGPoint { found.topLeft }
    /// The upper right corner.
    open var topRight: CGPoint { found.topRight }
    /// The lower left corner.
    open var bottomLeft: CGPoint { found.bottomLeft }
    /// The lower right corner.
    open var bottomRight: CGPoint { found.bottomRight }
}
