public import Foundation

/// A user's activity in an application, which one scene can hand off to another.
///
/// Foundation on Linux has no such class. Handoff to other devices and search are not supported.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsuseractivity)
open class NSUserActivity: NSObject {
    /// The type of the activity, a name that is unique among programs.
    public let activityType: String
    /// A title for the user. Nil by default.
    open var title: String?
    /// The state needed to continue the activity. Nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// An identifier of the content, which determines the scene to use. Nil by default. Stored without effect.
    open var targetContentIdentifier: String?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to `userInfo`, replacing those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}
