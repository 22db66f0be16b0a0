public import Foundation

/// Receives accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Receives rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Receives magnetic fields.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Receives attitudes and accelerations.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Starts and stops motion sensors. A Linux machine has none: none is available or becomes active, there are no
/// measurements, and handlers receive `CMErrorNotAvailable` once, on their queue.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmmotionmanager)
open class CMMotionManager: NSObject, @unchecked Sendable {
    // Its settings have no effect, so there is nothing to guard.

    /// The time between accelerations in seconds. Stored without effect.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between rotations in seconds. Stored without effect.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The time between magnetic fields in seconds. Stored without effect.
    open var magnetometerUpdateInterval: TimeInterval = 0.025
    /// The time between attitudes in seconds. Stored without effect.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether the user is asked to calibrate the compass. Stored without effect.
    open var showsDeviceMovementDisplay = false

    /// Whether there is an accelerometer: false.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is a gyroscope: false.
    open var isGyroAvailable: Bool { false }
    /// Whether there is a magnetometer: false.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether attitudes can be determined: false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether accelerations are measured: false.
    open var isAccelerometerActive: Bool { false }
    /// Whether rotations are measured: false.
    open var isGyroActive: Bool { false }
    /// Whether magnetic fields are measured: false.
    open var isMagnetometerActive: Bool { false }
    /// Whether attitudes are determined: false.
    open var isDeviceMotionActive: Bool { false }
    /// The last acceleration: nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The last rotation: nil.
    open var gyroData: CMGyroData? { nil }
    /// The last magnetic field: nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// The last attitude: nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The frame of reference of attitudes: an arbitrary one.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    /// Returns the available frames of reference: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    private func refuse(_ queue: OperationQueue, _ handler: @escaping ((any Error)?) -> Void) {
        // Called on that queue alone.
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(CMError.notAvailable) }
    }

    /// Measures accelerations, which are never available.
    open func startAccelerometerUpdates() {}
    /// Calls the handler with an error.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        refuse(queue) { handler(nil, $0) }
    }
    /// Stops the measurement.
    open func stopAccelerometerUpdates() {}

    /// Measures rotations, which are never available.
    open func startGyroUpdates() {}
    /// Calls the handler with an error.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        refuse(queue) { handler(nil, $0) }
    }
    /// Stops the measurement.
    open func stopGyroUpdates() {}

    /// Measures magnetic fields, which are never available.
    open func startMagnetometerUpdates() {}
    /// Calls the handler with an error.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        refuse(queue) { handler(nil, $0) }
    }
    /// Stops the measurement.
    open func stopMagnetometerUpdates() {}

    /// Determines attitudes, which are never available.
    open func startDeviceMotionUpdates() {}
    /// Determines attitudes in a frame of reference, which are never available.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Calls the handler with an error.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        refuse(queue) { handler(nil, $0) }
    }
    /// Calls the handler with an error.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { refuse(queue) { handler(nil, $0) } }
    /// Stops the measurement.
    open func stopDeviceMotionUpdates() {}
}
