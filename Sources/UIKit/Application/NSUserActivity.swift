public import Foundation

/// What a user does in an application, as one scene hands it to another.
///
/// Foundation on Linux has none. What other devices and a search would do with it is not here.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsuseractivity)
open class NSUserActivity: NSObject {
    /// What kind of activity it is, as a name that no other program uses.
    public let activityType: String
    /// What the user sees of it. Nil by default.
    open var title: String?
    /// What it takes to go on with it. Nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// What says which scene it belongs to. Nil by default.
    open var targetContentIdentifier: String?

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}
