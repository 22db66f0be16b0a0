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
