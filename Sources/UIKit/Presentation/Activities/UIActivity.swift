public import Foundation

/// Something that people can do with what an app shares.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity)
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What an activity does.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity/activitytype-swift.struct)
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Puts texts, addresses and images on the pasteboard. The only activity that Kasane has by itself.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends a letter.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Keeps an image among the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Gives an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps an address to be read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens in a reader of books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Posts at a service.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts at a service.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    }

    /// Where an activity is listed.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity/category)
    public enum Category: Int, Sendable {
        /// Among the actions, or among the services.
        case action, share
    }

    /// Creates an activity. Subclass it.
    public override init() { super.init() }

    /// Where the activity is listed. Among the actions by default.
    open class var activityCategory: Category { .action }

    /// What the activity does; nil by default.
    open var activityType: ActivityType? { nil }

    /// The title in the list; nil, the default, for none.
    open var activityTitle: String? { nil }

    /// The image in the list. Nil by default.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with these things: false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// What shows in place of the list while the activity is performed; nil, the default, for nothing.
    open var activityViewController: UIViewController? { nil }

    /// Does what the activity is for, and calls `activityDidFinish(_:)`. Finishes at once by default.
    open func perform() { activityDidFinish(true) }

    /// Says that the activity is over.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

    final var onFinish: ((Bool) -> Void)?
}

/// Says what is shared, as late as possible.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityitemsource)
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the kind that is shared, for the list.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What is shared by an activity; nil for nothing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject of what is shared: empty by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Puts texts, addresses and images on the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let pasteboard = UIPasteboard.general
        let texts = items.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
        if let image = items.compactMap({ $0 as? UIImage }).first, texts.isEmpty { pasteboard.image = image }
        if let url = items.compactMap({ $0 as? URL }).first, texts.isEmpty { pasteboard.url = url }
        if !texts.isEmpty { pasteboard.string = texts.joined(separator: "\n") }
        activityDidFinish(true)
    }
}
