public import Foundation

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
    /// A part of the quaternion; `w` is the real one.
    public var (x, y, z, w): (Double, Double, Double, Double)
    /// Zero.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// A quaternion.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A rotation as a matrix, whose elements are named by row and column.
public struct CMRotationMatrix: Sendable {
    /// An element of the first row.
    public var (m11, m12, m13): (Double, Double, Double)
    /// An element of the second row.
    public var (m21, m22, m23): (Double, Double, Double)
    /// An element of the third row.
    public var (m31, m32, m33): (Double, Double, Double)

    /// Zero.
    public init() { ((m11, m12, m13), (m21, m22, m23), (m31, m32, m33)) = ((0, 0, 0), (0, 0, 0), (0, 0, 0)) }

    /// A matrix of its elements.
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// The frame of reference of an attitude.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe)
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The z axis is vertical, the x axis anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// The same, corrected with the compass.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The z axis is vertical, the x axis points to the magnetic north pole.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The z axis is vertical, the x axis points to the true north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The orientation of a device relative to a frame of reference.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmattitude)
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    // Changed by its owner alone.

    /// The orientation as a quaternion.
    open private(set) var quaternion: CMQuaternion

    init(_ quaternion: CMQuaternion) { self.quaternion = quaternion }

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }

    // The device first turns around its z axis, then around x, then around y.

    /// The rotation around the x axis in radians, at most a quarter turn either way.
    open var pitch: Double {
        let q = quaternion
        return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
    }

    /// The rotation around the y axis in radians.
    open var roll: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
    }

    /// The rotation around the z axis in radians.
    open var yaw: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
    }

    /// The orientation as a matrix.
    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        return CMRotationMatrix(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w),
            m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w),
            m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y))
    }

    /// Makes the orientation relative to another one.
    open func multiply(byInverseOf attitude: CMAttitude) {
        let (a, b) = (attitude.quaternion, quaternion)
        // The inverse of a unit quaternion is its conjugate.
        quaternion = CMQuaternion(
            x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y, y: a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
            z: a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w, w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z)
    }
}
