import CoreGraphics
public import Foundation

/// The type of a rectangle that was found.
public let CIFeatureTypeRectangle = "Rectangle"
/// The type of a QR code that was found.
public let CIFeatureTypeQRCode = "QRCode"
/// The type of a line of text that was found.
public let CIFeatureTypeText = "Text"

/// Something that a detector found in an image.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifeature)
open class CIFeature: NSObject {
    /// What it is: a constant that begins with `CIFeatureType`.
    public let type: String
    private let corners: DetectedCorners

    init(type: String, _ corners: DetectedCorners) {
        self.type = type
        self.corners = corners
    }

    /// Its bounds in the image, in pixels with y up.
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

    /// The corners of a rectangle of a plane, in which y goes down.
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

/// A rectangle, perhaps seen from the side.
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

/// A QR code and what it says.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciqrcodefeature)
open class CIQRCodeFeature: CIFeature {
    /// The message; nil for one that is no text in UTF-8.
    public let messageString: String?

    init(_ corners: DetectedCorners, _ message: String?) {
        messageString = message
        super.init(type: CIFeatureTypeQRCode, corners)
    }

    /// The code's own upper left corner, wherever it is turned to.
    open var topLeft: CGPoint { found.topLeft }
    /// The code's own upper right corner.
    open var topRight: CGPoint { found.topRight }
    /// The code's own lower left corner.
    open var bottomLeft: CGPoint { found.bottomLeft }
    /// The code's own lower right corner.
    open var bottomRight: CGPoint { found.bottomRight }
}

/// A line of text.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/citextfeature)
open class CITextFeature: CIFeature {
    /// The characters as features, if the detector was asked for them; else nil.
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
