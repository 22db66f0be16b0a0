public import Foundation

/// A pasteboard, through which data is copied and pasted. It is private to the program: other programs can't access
/// it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipasteboard)
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The general pasteboard, for copying and pasting.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option for setting items. Stored without effect: items don't leave the program.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The date at which the items expire.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items are restricted to this device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static var known: [Name: UIPasteboard] = [:]

    /// The general pasteboard, for copying and pasting.
    open class var general: UIPasteboard { made(.general) }

    private static func made(_ name: Name) -> UIPasteboard {
        if let pasteboard = known[name] { return pasteboard }
        let pasteboard = UIPasteboard(name)
        known[name] = pasteboard
        return pasteboard
    }

    private init(_ name: Name) { self.name = name }

    /// Returns a pasteboard by its name; nil if it doesn't exist and isn't to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || UIPasteboard.known[pasteboardName] != nil else { return nil }
        self.init(pasteboardName)
        contents = UIPasteboard.made(pasteboardName).contents
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard { made(Name(UUID().uuidString)) }

    /// Removes a pasteboard, unless it is the general one.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let pasteboard = known.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    }

    /// The name of the pasteboard.
    public final let name: Name

    /// Whether the pasteboard persists after the program ends: false.
    open var isPersistent: Bool { false }

    private final var contents = PasteboardContents()

    // MARK: Items

    /// The number of changes since the program started.
    open var changeCount: Int { contents.changeCount }

    /// The items, as dictionaries from types to values.
    open var items: [[String: Any]] {
        get { contents.items }
        set { replace(newValue) }
    }

    /// Sets the items, with options.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }

    /// Appends items.
    open func addItems(_ items: [[String: Any]]) { replace(contents.items + items) }

    /// The number of items.
    open var numberOfItems: Int { contents.items.count }

    private final func replace(_ items: [[String: Any]]) {
        let old = Set(contents.items.flatMap(\.keys))
        let new = Set(items.flatMap(\.keys))
        contents.items = items
        contents.changeCount += 1
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    /// Sets strings, URLs, images and colours as items; other objects are ignored.
    open func setObjects(_ objects: [Any]) { replace(objects.compactMap(PasteboardContents.item)) }

    /// Sets strings, URLs, images and colours as items. They don't leave the program, and don't expire.
    open func setObjects(_ objects: [Any], localOnly: Bool, expirationDate: Date?) { setObjects(objects) }

    // MARK: Types

    /// The types of the first item.
    open var types: [String] { (contents.items.first ?? [:]).keys.sorted() }

    /// Returns the types of items; of all items if the set is nil.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    /// Whether the first item has any of the given types.
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

    /// Whether any of some items, or of all if the set is nil, has any of the given types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Returns the indices of the items that have any of the given types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(
            contents.items.indices.filter { index in
                pasteboardTypes.contains { contents.items[index][$0] != nil }
            })
    }

    private final func chosen(_ set: IndexSet?) -> [[String: Any]] {
        contents.items.enumerated().filter { set?.contains($0.offset) ?? true }.map(\.element)
    }

    /// Returns the first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { contents.items.first?[pasteboardType] }

    /// Returns the values of a type in items; in all items if the set is nil.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }

    /// Returns the first item's value of a type as data.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardContents.data)
    }

    /// Returns the values of a type as data in items; in all items if the set is nil.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(PasteboardContents.data)
    }

    /// Sets a value as the only item.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { replace([[pasteboardType: value]]) }

    /// Sets data as the only item.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { replace([[pasteboardType: data]]) }

    // MARK: Convenience properties

    /// The string of the first item.
    open var string: String? {
        get { strings?.first }
        set { replace(newValue.map { [[PasteboardContents.text: $0]] } ?? []) }
    }

    /// The strings of the items.
    open var strings: [String]? {
        get { all { PasteboardContents.string($0) } }
        set { replace(newValue?.map { [PasteboardContents.text: $0] } ?? []) }
    }

    /// The URL of the first item.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of the items.
    open var urls: [URL]? {
        get { all { $0[PasteboardContents.url] as? URL } }
        set {
            replace(newValue?.map { [PasteboardContents.url: $0, PasteboardContents.text: $0.absoluteString] } ?? [])
        }
    }

    /// The first item's image.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The items' images.
    open var images: [UIImage]? {
        get { all { item in UIPasteboard.typeListImage.lazy.compactMap { item[$0] as? UIImage }.first } }
        set { replace(newValue?.map { [UIPasteboard.typeListImage[0]: $0] } ?? []) }
    }

    /// The first item's colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The items' colours.
    open var colors: [UIColor]? {
        get { all { $0[UIPasteboard.typeListColor[0]] as? UIColor } }
        set { replace(newValue?.map { [UIPasteboard.typeListColor[0]: $0] } ?? []) }
    }

    private final func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let found = contents.items.compactMap(value)
        return found.isEmpty ? nil : found
    }

    /// Whether there are strings.
    open var hasStrings: Bool { strings != nil }
    /// Whether there are URLs.
    open var hasURLs: Bool { urls != nil }
    /// Whether there are images.
    open var hasImages: Bool { images != nil }
    /// Whether there are colours.
    open var hasColors: Bool { colors != nil }

    // MARK: Constants

    /// The types of strings.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    /// The types of URLs.
    public nonisolated static let typeListURL = ["public.url"]
    /// The types of images.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image",
    ]
    /// The types of colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    /// A type that stands for the value's own.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// Posted by a pasteboard when its items have changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted by a pasteboard when it has been removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The user info key of the types that were added.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The user info key of the types that were removed.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}

/// The contents of a pasteboard, shared by all objects that represent it.
private final class PasteboardContents {
    var items: [[String: Any]] = []
    var changeCount = 0

    static let text = "public.utf8-plain-text"
    static let url = "public.url"

    static func string(_ item: [String: Any]) -> String? {
        for type in UIPasteboard.typeListString + [UIPasteboard.typeAutomatic] {
            if let string = item[type] as? String { return string }
            if let data = item[type] as? Data { return String(data: data, encoding: .utf8) }
        }
        return nil
    }

    /// Returns the item for an object of a supported type.
    @MainActor
    static func item(_ object: Any) -> [String: Any]? {
        switch object {
        case let text as String: [PasteboardContents.text: text]
        case let address as URL: [url: address, PasteboardContents.text: address.absoluteString]
        case let image as UIImage: [UIPasteboard.typeListImage[0]: image]
        case let color as UIColor: [UIPasteboard.typeListColor[0]: color]
        case let text as NSAttributedString: [PasteboardContents.text: text.string]
        default: nil
        }
    }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
}
