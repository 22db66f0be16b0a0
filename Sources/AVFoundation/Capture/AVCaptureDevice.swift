import CoreGraphics
import CoreMedia
public import Foundation
import ObjectRuntime

/// Whether an application may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// It was not asked.
    case notDetermined = 0
    /// It can't be allowed to.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
}

/// A camera or a microphone. There is none, as in the iOS Simulator: code that handles a missing camera runs.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturedevice)
open class AVCaptureDevice: NSObject {
    /// The kind of a device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A camera with a wide angle.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a long lens.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera with an ultra-wide angle.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras, one of them ultra-wide.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A camera that measures depth.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// A microphone, by an older name.
        public static let builtInMicrophone = microphone
    }

    /// Where a camera looks.
    public enum Position: Int, Sendable {
        /// It is not known.
        case unspecified = 0
        /// Away from the screen.
        case back = 1
        /// At who looks at the screen.
        case front = 2
    }

    /// How a torch shines.
    public enum TorchMode: Int, Sendable {
        /// Not at all.
        case off = 0
        /// All the time.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// When a flash fires.
    public enum FlashMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// How a camera focuses.
    public enum FocusMode: Int, Sendable {
        /// Not at all.
        case locked = 0
        /// Once.
        case autoFocus = 1
        /// All the time.
        case continuousAutoFocus = 2
    }

    /// How a camera exposes.
    public enum ExposureMode: Int, Sendable {
        /// Always the same.
        case locked = 0
        /// Once.
        case autoExpose = 1
        /// All the time.
        case continuousAutoExposure = 2
        /// By the application.
        case custom = 3
    }

    final let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The kind of the device.
    public final var deviceType: DeviceType { none.answer() }
    /// Where the camera looks.
    public final var position: Position { none.answer() }
    /// The name of the device.
    public final var localizedName: String { none.answer() }
    /// The identifier of the device.
    public final var uniqueID: String { none.answer() }

    /// Returns the usual device for a medium: nil.
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns the usual device of a kind: nil.
    public class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Returns all devices for a medium: none.
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Returns all devices: none.
    public class func devices() -> [AVCaptureDevice] { [] }
    /// Returns whether the application may use a medium: it may not.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks whether the application may use a medium, and calls a closure with false on another thread.
    public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { DispatchQueue.global().async { handler(false) } }
    /// Returns whether the application may use a medium: false.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Returns whether the device has a medium.
    public final func hasMediaType(_ mediaType: AVMediaType) -> Bool { none.answer() }

    /// A search for devices. It finds none.
    open class DiscoverySession: NSObject {
        /// The devices: none.
        public final var devices: [AVCaptureDevice] { [] }

        /// Begins a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}
