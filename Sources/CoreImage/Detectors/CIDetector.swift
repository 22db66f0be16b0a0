public import Foundation
import CoreGraphics
import ImageIO

/// The detector of rectangles, such as sheets and cards.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The detector of lines of text.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The key of how accurately a detector looks: `CIDetectorAccuracyLow`, the default, or `CIDetectorAccuracyHigh`.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// In an image of up to 512 pixels a side.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// In an image of up to 2,048 pixels a side.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of the least size of a feature, as a fraction of the image's shorter side.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of how many rectangles are found at most; 1 by default.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The key of the ratio of width to height that a rectangle must have, within a quarter.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The key of an Exif orientation, 1 to 8, in which the image is upright; features are named as if it were turned so.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether lines of text have their characters as features; false by default.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Finds rectangles, QR codes and lines of text in images. There is none for faces.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cidetector)
open class CIDetector: NSObject {
    private let type: String
    private let context: CIContext
    private let options: [String: Any]

    /// Makes a detector of a kind: a constant that begins with `CIDetectorType`. Nil, which is reported, for another.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
            reportOnce("CIDetector: there is no detector of the type \"\(type)\"")
            return nil
        }
        self.type = type
        self.context = context ?? CIContext()
        self.options = options ?? [:]
    }

    /// Returns what is found in an image; nothing in one without an end.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns what is found in an image, with options beside those of the detector.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        let all = self.options.merging(options ?? [:]) { $1 }
        let isAccurate = all[CIDetectorAccuracy] as? String == CIDetectorAccuracyHigh
        // Codes have fine modules, which a smaller image would lose.
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

    /// How many quarter turns clockwise make the image upright.
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
    /// The same corners, named as in an image turned clockwise by quarters.
    func turned(_ quarters: Int) -> DetectedCorners {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        func corner(_ i: Int) -> CGPoint { all[(i + 4 - quarters) % 4] }
        return DetectedCorners(
            topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    }
}
