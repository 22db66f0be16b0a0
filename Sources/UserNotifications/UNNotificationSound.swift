public import Foundation

/// The name of a sound file.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationsoundname)
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. It is not played.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationsound)
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    private let name: String
    private let volume: Float?

    private init(_ name: String, volume: Float? = nil) { (self.name, self.volume) = (name, volume) }

    /// Creates a sound of a file in the application's bundle.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

    /// The default sound.
    public class var `default`: UNNotificationSound { UNNotificationSound("default") }
    /// The default sound of critical alerts.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound("default", volume: 1) }
    /// The default sound of calls.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }

    /// Returns the default sound of critical alerts at a volume from 0 to 1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound("default", volume: volume)
    }

    /// Returns the sound of critical alerts of a file at a volume from 0 to 1.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
    ) -> UNNotificationSound { UNNotificationSound(name.rawValue, volume: volume) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is the same sound at the same volume.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return (name, volume) == (other.name, other.volume)
    }
    open override var hash: Int { name.hashValue }
}
