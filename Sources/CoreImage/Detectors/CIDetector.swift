public import Foundation
import CoreGraphics
import ImageIO

/// The detector type for rectangles, such as sheets and cards.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector type for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The detector type for lines of text.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The key of a detector's accuracy: `CIDetectorAccuracyLow`, the default, or `CIDetectorAccuracyHigh`.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Low accuracy: the image is searched at up to 512 pixels a side.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// High accuracy: the image is searched at up to 2,048 pixels a side.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of the minimum size of a feature, as a fraction of the image's shorter side.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of the maximum number of rectangles to return; 1 by default.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The key of the ratio of width to height that a rectangle must have, with a tolerance of a quarter.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The key of the Exif orientation, 1 to 8, that makes the image upright. Corners are named in that orientation.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether lines of text have their characters as subfeatures; false by default.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Finds rectangles, QR codes and lines of text in images. Faces are not supported.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cidetector)
open class CIDetector: NSObject {
    private let type: String
    private let context: CIContext
    private let options: [String: Any]

    /// Creates a detector of a type: a constant that begins with `CIDetectorType`. Returns nil, which is reported, for
    /// any other value.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
            reportOnce("CIDetector: there is no detector of the type \"\(type)\"")
            return nil
        }
        self.type = type
        self.context = context ?? CIContext()
        self.options = options ?? [:]
    }

    /// Returns the features found in an image; an infinite image has none.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns the features found in an image, with additional options.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        let all = self.options.merging(options ?? [:]) { $1 }
        let isAccurate = all[CIDetectorAccuracy] as? String == CIDetectorAccuracyHigh
        // Codes have fine modules, which downsampling would lose.
        let side = type == CIDetectorTypeQRCode || isAccurate ? 2048 : type == CIDetectorTypeText ? 1024 : 512
        guard let plane = GrayPlane(image, longestSide: side, context) else { return [] }
        let turn = Self.turn(all)
        func placed(_ corners: DetectedCorners) -> DetectedCorners {
            corners.mapped(plane.place).turned(turn)
        }
        let least = Self.number(all[CIDetectorMinFeatureSize]).map { max(0, min($0, 1)) }
        switch type {
        case CIDetectorTypeQRCode:
            return QRCodeReader.codes(in: plane).map { CIQRCodeFeature(placed($0.corners), $0.message) }
        case CIDetectorTypeRectangle:
            let count = Self.number(all[CIDetectorMaxFeatureCount]).map { max(0, min(Int($0), 256)) } ?? 1
            let finder = RectangleFinder(
                plane: plane, leastSize: least ?? 0.2, aspect: Self.number(all[CIDetectorAspectRatio]))
            return finder.rectangles().prefix(count).map { CIRectangleFeature(placed($0)) }
        default:
            let hasParts =
                (all[CIDetectorReturnSubFeatures] as? NSNumber)?.boolValue
                ?? (all[CIDetectorReturnSubFeatures] as? Bool) ?? false
            return TextFinder(plane: plane, leastSize: least ?? 0).lines().map { line in
                let parts = line.parts.map { CITextFeature(placed(DetectedCorners($0)), nil) }
                return CITextFeature(placed(DetectedCorners(line.bounds)), hasParts ? parts : nil)
            }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        value.flatMap { InputKind.number.convert($0) as? NSNumber }?.doubleValue
    }

    /// The number of clockwise quarter turns that make the image upright.
    private static func turn(_ options: [String: Any]) -> Int {
        switch number(options[CIDetectorImageOrientation]).map({ Int(max(0, min($0, 9))) }) {
        case 3?, 4?: 2
        case 5?, 6?: 1
        case 7?, 8?: 3
        default: 0
        }
    }
}

extension DetectedCorners {
    /// The same corners, named as in an image rotated clockwise by quarter turns.
    func turned(_ quarters: Int) -> DetectedCorners {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        func corner(_ i: Int) -> CGPoint { all[(i + 4 - quarters) % 4] }
        return DetectedCorners(
            topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    }
}
