public import Foundation

// Hearing aids, zoom and Guided Access, none of which there is.
extension UIAccessibility {
    /// The ears with hearing aids.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The ears with hearing aids: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Posted when `hearingDevicePairedEar` changes. Kasane never posts it.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// What the zoomed part of the screen follows.
    public enum ZoomType: Int, Sendable {
        /// The insertion point.
        case insertionPoint
    }

    /// Asks the user whether gestures of the program's may be in conflict with zooming. Nobody zooms.
    public static func registerGestureConflictWithZoom() {}

    /// Whether Guided Access restricts a feature of the program's.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// It may be used.
        case allow
        /// It may not.
        case deny
    }

    /// Whether a feature may be used: always, as there is no Guided Access.
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
        -> GuidedAccessRestrictionState
    { .allow }

    /// The domain of errors of Guided Access.
    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// Why Guided Access can't be had.
    public struct GuidedAccessError: Error, Hashable, CustomNSError, @unchecked Sendable {
        // Errors of Foundation's never change.
        private let error: NSError

        /// What went wrong.
        public enum Code: Int, Sendable {
            /// The program may not ask.
            case permissionDenied = 0
            /// Something else.
            case failed
        }

        /// Wraps an error.
        public init(_nsError: NSError) { error = _nsError }

        /// The domain.
        public static var errorDomain: String { guidedAccessErrorDomain }

        /// What went wrong.
        public var code: Code { Code(rawValue: error.code) ?? .failed }

        /// The number of the error.
        public var errorCode: Int { error.code }

        /// The program may not ask.
        public static var permissionDenied: Code { .permissionDenied }
        /// Something else.
        public static var failed: Code { .failed }
    }

    /// Asks that the device show only this program, or any again. Not granted: the closure is called with false.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { Task { @MainActor in completionHandler(false) } }
}

/// How soon an announcement is spoken.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// At once, and not to be interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// At once, unless something of high priority is spoken.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// When all else has been spoken.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// What kind of text an element has, for the way in which it is spoken.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext)
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The output of a console.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
    /// Names of files and folders.
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
