public import Foundation

// Hearing devices, zoom and Guided Access, none of which Kasane has.
extension UIAccessibility {
    /// The ears that hearing devices are paired with.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The ears that hearing devices are paired with: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Posted when `hearingDevicePairedEar` changes. Kasane never posts it.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// The kind of focus that the zoomed part of the screen follows.
    public enum ZoomType: Int, Sendable {
        /// The insertion point.
        case insertionPoint
    }

    /// Warns the user that the app's gestures may conflict with the zoom gestures. Does nothing, as there is no
    /// zoom.
    public static func registerGestureConflictWithZoom() {}

    /// Whether Guided Access restricts a feature of the app.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// The feature is allowed.
        case allow
        /// The feature is denied.
        case deny
    }

    /// Returns whether a feature is restricted: it is always allowed, as there is no Guided Access.
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
        -> GuidedAccessRestrictionState
    { .allow }

    /// The domain of Guided Access errors.
    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// An error of a Guided Access session.
    public struct GuidedAccessError: Error, Hashable, CustomNSError, @unchecked Sendable {
        // Foundation's errors are immutable.
        private let error: NSError

        /// The error's code.
        public enum Code: Int, Sendable {
            /// The app isn't permitted to request Guided Access.
            case permissionDenied = 0
            /// Another failure.
            case failed
        }

        /// Creates an error that wraps an `NSError`.
        public init(_nsError: NSError) { error = _nsError }

        /// The error's domain.
        public static var errorDomain: String { guidedAccessErrorDomain }

        /// The error's code.
        public var code: Code { Code(rawValue: error.code) ?? .failed }

        /// The error's number.
        public var errorCode: Int { error.code }

        /// The app isn't permitted to request Guided Access.
        public static var permissionDenied: Code { .permissionDenied }
        /// Another failure.
        public static var failed: Code { .failed }
    }

    /// Requests that the device enter or leave single-app mode. Never granted: the closure is called with false.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { Task { @MainActor in completionHandler(false) } }
}

/// The priority of an announcement.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Spoken immediately, and not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Spoken immediately, unless a high-priority announcement is being spoken.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Spoken after all other announcements.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// The kind of text in an element, which determines how it is spoken.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext)
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a context from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Console output.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
    /// File system paths and names.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Books and articles.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Source code.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Tables of numbers.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Documents.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}
