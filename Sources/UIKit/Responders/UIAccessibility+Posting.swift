import Foundation
import Synchronization

extension UIAccessibility {
    /// A notification that was posted to assistive technologies.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public struct PostedNotification: Sendable, CustomStringConvertible {
        /// What was posted.
        public let notification: Notification
        /// The text that was to be spoken, or the label of the element to focus on; nil where there was neither.
        public let text: String?

        public var description: String {
            let name =
                switch notification {
                case .screenChanged: "screenChanged"
                case .layoutChanged: "layoutChanged"
                case .announcement: "announcement"
                case .pageScrolled: "pageScrolled"
                case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
                case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
                default: "\(notification.rawValue)"
                }
            return text.map { "\(name) \"\($0)\"" } ?? name
        }
    }

    private static let posted = Mutex<[PostedNotification]>([])

    /// The last thousand notifications that were posted, for tests to look at.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public static var postedNotifications: [PostedNotification] { posted.withLock { $0 } }

    /// Forgets which notifications were posted.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public static func removePostedNotifications() { posted.withLock { $0 = [] } }

    /// Notifies assistive technologies of a change: it is kept in `postedNotifications`, as none is running.
    public static func post(notification: Notification, argument: Any?) {
        let text: String? =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            default: label(of: argument)
            }
        posted.withLock {
            if $0.count >= 1000 { $0.removeFirst() }
            $0.append(PostedNotification(notification: notification, text: text))
        }
    }

    /// The label of an element; nil away from the main thread, where it must not be asked.
    private static func label(of argument: Any?) -> String? {
        guard Thread.isMainThread, let element = argument as? NSObject else { return nil }
        nonisolated(unsafe) let asked = element
        return MainActor.assumeIsolated { asked.accessibilityLabel }
    }
}
