import Foundation
import Synchronization

extension UIAccessibility {
    /// A notification posted to assistive technologies.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public struct PostedNotification: Sendable, CustomStringConvertible {
        /// The notification.
        public let notification: Notification
        /// The text to be spoken, or the label of the element to focus; nil if there is neither.
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

    /// The last thousand notifications posted, for tests to inspect.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public static var postedNotifications: [PostedNotification] { posted.withLock { $0 } }

    /// Clears the list of posted notifications.
    ///
    /// Specific to Kasane: iOS has no equivalent.
    public static func removePostedNotifications() { posted.withLock { $0 = [] } }

    /// Notifies the running assistive technology, if any, of a change. The notification is recorded in
    /// `postedNotifications`.
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
        guard Thread.isMainThread else {
            // Elements are confined to the main thread; strings aren't.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { technology?.posted(notification, text: text, element: nil) }
            }
            return
        }
        let element = argument as? UIResponder
        MainActor.assumeIsolated { technology?.posted(notification, text: text, element: element) }
    }

    /// The running assistive technology; nil for none. Not retained.
    @MainActor package static weak var technology: (any AssistiveTechnology)?

    /// Returns the element focused by the running assistive technology; nil if none is running.
    @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        technology?.focusedElement
    }

    /// The label of an element; nil off the main thread, where it must not be accessed.
    private static func label(of argument: Any?) -> String? {
        guard Thread.isMainThread, let element = argument as? NSObject else { return nil }
        nonisolated(unsafe) let asked = element
        return MainActor.assumeIsolated { asked.accessibilityLabel }
    }
}

/// An assistive technology, such as a screen reader, which also performs the user's actions.
@MainActor
package protocol AssistiveTechnology: AnyObject {
    /// The focused element; nil for none.
    var focusedElement: UIResponder? { get }
    /// Called with a posted notification, and its text or element.
    func posted(_ notification: UIAccessibility.Notification, text: String?, element: UIResponder?)
}

extension UIResponder {
    /// The placeholder of an empty field; nil for none.
    package final var accessibilityPlaceholder: String? { standardAccessibility.placeholder }
}
