/// Whether the application may use the location.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clauthorizationstatus)
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The application may not ask.
    case restricted
    /// The user has refused, or location services are off.
    case denied
    /// At any time.
    case authorizedAlways
    /// While the application is in use.
    case authorizedWhenInUse
}

/// How precise the locations are that the application may use.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/claccuracyauthorization)
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Precise.
    case fullAccuracy
    /// Approximate.
    case reducedAccuracy
}

/// What the user does while locations are updated.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clactivitytype)
public enum CLActivityType: Int, Sendable {
    /// Unknown.
    case other = 1
    /// Driving a car.
    case automotiveNavigation
    /// Walking, running or cycling.
    case fitness
    /// Moving by boat, train or another vehicle.
    case otherNavigation
    /// Flying.
    case airborne
}

/// The top edge of a device, from which headings are measured.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cldeviceorientation)
public enum CLDeviceOrientation: Int32, Sendable {
    /// Unknown.
    case unknown
    /// Upright, or upside down.
    case portrait, portraitUpsideDown
    /// On its side.
    case landscapeLeft, landscapeRight
    /// Lying with the screen up, or down.
    case faceUp, faceDown
}
