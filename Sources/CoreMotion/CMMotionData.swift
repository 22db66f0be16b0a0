public import Foundation

/// An acceleration along the device's axes, in multiples of the Earth's gravity.
public struct CMAcceleration: Sendable {
    /// The acceleration along an axis.
    public var (x, y, z): (Double, Double, Double)
    /// No acceleration.
    public init() { (x, y, z) = (0, 0, 0) }
    /// An acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation around the device's axes, in radians per second.
public struct CMRotationRate: Sendable {
    /// The rotation around an axis.
    public var (x, y, z): (Double, Double, Double)
    /// No rotation.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A rotation.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field along the device's axes, in microteslas.
public struct CMMagneticField: Sendable {
    /// The field along an axis.
    public var (x, y, z): (Double, Double, Double)
    /// No field.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How well the magnetic field is calibrated.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmmagneticfieldcalibrationaccuracy)
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    /// Not at all.
    case uncalibrated = -1
    /// Little.
    case low
    /// Fairly.
    case medium
    /// Well.
    case high
}

/// A calibrated magnetic field.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How well it is calibrated.
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    /// No field.
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }
    /// A field.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}

/// A measurement at a time. No sensor makes one.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmlogitem)
open class CMLogItem: NSObject, @unchecked Sendable {
    // Immutable.

    /// The time in seconds since the device started.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A measured acceleration.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmaccelerometerdata)
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    public let acceleration: CMAcceleration

    init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

/// A measured rotation.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmgyrodata)
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rotation.
    public let rotationRate: CMRotationRate

    init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

/// A measured magnetic field.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmmagnetometerdata)
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    public let magneticField: CMMagneticField

    init(_ magneticField: CMMagneticField, timestamp: TimeInterval) {
        self.magneticField = magneticField
        super.init(timestamp: timestamp)
    }
}

/// The device's attitude and acceleration.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmdevicemotion)
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The attitude.
    public let attitude: CMAttitude
    /// The rotation without the sensor's bias.
    public let rotationRate: CMRotationRate
    /// The direction of gravity.
    public let gravity: CMAcceleration
    /// The acceleration without gravity.
    public let userAcceleration: CMAcceleration
    /// The magnetic field without the device's own.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The direction in degrees from north; -1, as it is not known.
    open var heading: Double { -1 }

    init(
        _ attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration,
        timestamp: TimeInterval
    ) {
        (self.attitude, self.rotationRate) = (attitude, rotationRate)
        (self.gravity, self.userAcceleration) = (gravity, userAcceleration)
        super.init(timestamp: timestamp)
    }
}
