public import Foundation

/// A service that can be performed with the items that an app shares.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity)
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The type of an activity.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity/activitytype-swift.struct)
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies strings, URLs and images to the pasteboard. The only activity that Kasane provides.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends an email.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Prints the items.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adds a URL to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends items to a nearby device.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens items in a book reader.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Posts to the Facebook service.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to the Twitter service.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    }

    /// The category of an activity.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivity/category)
    public enum Category: Int, Sendable {
        /// An action, or a sharing service.
        case action, share
    }

    /// Creates an activity. For subclasses.
    public override init() { super.init() }

    /// The category of the activity. `.action` by default.
    open class var activityCategory: Category { .action }

    /// The type of the activity; nil by default.
    open var activityType: ActivityType? { nil }

    /// The title shown in the list; nil, the default, for none.
    open var activityTitle: String? { nil }

    /// The image shown in the list. Nil by default.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can be performed with the given items: false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The view controller shown while the activity is performed; nil, the default, for none.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity, and calls `activityDidFinish(_:)` at the end. Finishes immediately by default.
    open func perform() { activityDidFinish(true) }

    /// Reports that the activity has finished.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

    final var onFinish: ((Bool) -> Void)?
}

/// Provides a shared item when it is needed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityitemsource)
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder of the same type as the shared item, for the list.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item to share with an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of the shared item: empty by default.
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

/// Copies strings, URLs and images to the pasteboard.
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
