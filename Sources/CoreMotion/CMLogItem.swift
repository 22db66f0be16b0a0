public import Foundation
import ObjectRuntime

/// A measurement at a time. No sensor makes one.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmlogitem)
open class CMLogItem: NSObject, @unchecked Sendable {
    // Without state.
    final let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The time in seconds since the device started.
    open var timestamp: TimeInterval { none.answer() }
}

/// A measured acceleration.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmaccelerometerdata)
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    open var acceleration: CMAcceleration { none.answer() }
}

/// A measured rotation.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmgyrodata)
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rotation.
    open var rotationRate: CMRotationRate { none.answer() }
}

/// A measured magnetic field.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmmagnetometerdata)
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    open var magneticField: CMMagneticField { none.answer() }
}

/// The device's attitude and acceleration.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmdevicemotion)
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The attitude.
    open var attitude: CMAttitude { none.answer() }
    /// The rotation without the sensor's bias.
    open var rotationRate: CMRotationRate { none.answer() }
    /// The direction of gravity.
    open var gravity: CMAcceleration { none.answer() }
    /// The acceleration without gravity.
    open var userAcceleration: CMAcceleration { none.answer() }
    /// The magnetic field without the device's own.
    open var magneticField: CMCalibratedMagneticField { none.answer() }
    /// The direction in degrees from north.
    open var heading: Double { none.answer() }
}
