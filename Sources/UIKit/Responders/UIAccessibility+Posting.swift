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

    /// Notifies the assistive technology that is running, if there is one, of a change. `postedNotifications` keeps it.
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
        guard Thread.isMainThread else { return }
        nonisolated(unsafe) let element = argument as? UIResponder
        MainActor.assumeIsolated { technology?.posted(notification, text: text, element: element) }
    }

    /// What reads the screen for the user; nil for nothing. Not retained.
    @MainActor package static weak var technology: (any AssistiveTechnology)?

    /// The element on which the assistive technology that is running focuses; nil where none is.
    @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        technology?.focusedElement
    }

    /// The label of an element; nil away from the main thread, where it must not be asked.
    private static func label(of argument: Any?) -> String? {
        guard Thread.isMainThread, let element = argument as? NSObject else { return nil }
        nonisolated(unsafe) let asked = element
        return MainActor.assumeIsolated { asked.accessibilityLabel }
    }
}

/// What reads the screen for the user and does what they ask for.
@MainActor
package protocol AssistiveTechnology: AnyObject {
    /// The element that it is at; nil for none.
    var focusedElement: UIResponder? { get }
    /// Called with what the program says, and the text or the element that it names.
    func posted(_ notification: UIAccessibility.Notification, text: String?, element: UIResponder?)
}

extension UIResponder {
    /// What stands in a field as long as it is empty; nil for none.
    package final var accessibilityPlaceholder: String? { standardAccessibility.placeholder }
}
