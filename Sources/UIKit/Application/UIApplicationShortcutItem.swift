public import Foundation

/// The icon of a quick action. No home screen here shows it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon)
public final class UIApplicationShortcutIcon: NSObject, Sendable {
    /// The system's icons.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype)
    public enum IconType: Int, Sendable {
        /// Icons of actions and places.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// Icons of objects and times.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        /// Icons of tasks, bookmarks and audio.
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable { case type(IconType), template(String), symbol(String) }

    private let source: Source

    /// Creates a system icon.
    public init(type: IconType) { source = .type(type) }

    /// Creates an icon from an image in the program's resources.
    public init(templateImageName: String) { source = .template(templateImageName) }

    /// Creates an icon from a symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    public override var hash: Int { source.hashValue }
}

/// A quick action of the program's icon on the home screen. No home screen here shows it, but a program can store and
/// handle items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem)
// Sendable in practice: only the mutable subclass changes an item's properties, and its instances stay with their
// creator.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var ownType: String
    fileprivate var ownTitle: String
    fileprivate var ownSubtitle: String?
    fileprivate var ownIcon: UIApplicationShortcutIcon?
    fileprivate var ownInfo: [String: any NSSecureCoding]?

    /// The type of the action, a string that the program defines.
    open var type: String { ownType }
    /// The title.
    open var localizedTitle: String { ownTitle }
    /// The subtitle.
    open var localizedSubtitle: String? { ownSubtitle }
    /// The icon.
    open var icon: UIApplicationShortcutIcon? { ownIcon }
    /// Custom data for handling the action.
    open var userInfo: [String: any NSSecureCoding]? { ownInfo }

    /// Creates an item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (ownType, ownTitle, ownSubtitle, ownIcon) = (type, localizedTitle, localizedSubtitle, icon)
        ownInfo = userInfo
    }

    /// Creates an item with a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        UIMutableApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }
}

/// A mutable quick action.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem)
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { ownType }
        set { ownType = newValue }
    }
    open override var localizedTitle: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { ownSubtitle }
        set { ownSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { ownIcon }
        set { ownIcon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { ownInfo }
        set { ownInfo = newValue }
    }
}
