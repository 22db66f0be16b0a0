public import Foundation

/// The picture of a shortcut. No home screen here shows it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon)
public final class UIApplicationShortcutIcon: NSObject, Sendable {
    /// The system's pictures, by what they stand for.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype)
    public enum IconType: Int, Sendable {
        /// What is done, or where.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// What it is done with, or when.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        /// What has been done, is kept or is heard.
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable { case type(IconType), template(String), symbol(String) }

    private let source: Source

    /// Creates one of the system's.
    public init(type: IconType) { source = .type(type) }

    /// Creates one of an image of the program's resources.
    public init(templateImageName: String) { source = .template(templateImageName) }

    /// Creates one of a symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    public override var hash: Int { source.hashValue }
}

/// What a long press on the program's icon offers. No home screen here shows it; a program keeps and handles items all the same.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem)
// What an item holds is not changed but by a mutable one, which stays with whoever made it.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var ownType: String
    fileprivate var ownTitle: String
    fileprivate var ownSubtitle: String?
    fileprivate var ownIcon: UIApplicationShortcutIcon?
    fileprivate var ownInfo: [String: any NSSecureCoding]?

    /// What the item does, as the program names it.
    open var type: String { ownType }
    /// The title.
    open var localizedTitle: String { ownTitle }
    /// A second line.
    open var localizedSubtitle: String? { ownSubtitle }
    /// The picture.
    open var icon: UIApplicationShortcutIcon? { ownIcon }
    /// Anything that the program wants to have back.
    open var userInfo: [String: any NSSecureCoding]? { ownInfo }

    /// Creates an item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (ownType, ownTitle, ownSubtitle, ownIcon) = (type, localizedTitle, localizedSubtitle, icon)
        ownInfo = userInfo
    }

    /// Creates an item of a type and a title.
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

/// A shortcut that can be changed.
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
