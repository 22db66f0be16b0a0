import CoreGraphics
public import Foundation

/// Maps time to progress by a cubic Bézier curve from (0, 0) to (1, 1).
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/camediatimingfunction)
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// The x and y of the first inner control point, then those of the second.
    let controlPoints: SIMD4<Float>

    package var curve: TimingCurve { TimingCurve(controlPoints) }

    init(controlPoints: SIMD4<Float>) { self.controlPoints = controlPoints }

    /// Creates the linear curve.
    public override init() { controlPoints = SIMD4(0, 0, 1, 1) }

    /// Creates the curve with control points (c1x, c1y) and (c2x, c2y).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controlPoints = SIMD4(c1x, c1y, c2x, c2y)
    }

    /// Creates one of the named curves; the linear one for an unknown name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default:
            reportOnce("\"\(name.rawValue)\" is not the name of a timing function; using linear")
            self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes the x and y of one of the four points, counted from 0, to `values`.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0..<4).contains(index) else { return reportOnce("A timing function has no control point \(index)") }
        let points: [SIMD2<Float>] = [.zero, controlPoints.lowHalf, controlPoints.highHalf, .one]
        values[0] = points[index].x
        values[1] = points[index].y
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
    }

    public override var hash: Int { controlPoints.hashValue }
}

/// The names of Core Animation's predefined timing functions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname)
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

    /// Begins slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

    /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

    /// The curve of implicit animations: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension CAMediaTimingFunctionName: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}
