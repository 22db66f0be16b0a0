import CoreGraphics
public import Foundation

/// The user's accessibility settings, and notifications of assistive technologies.
///
/// All settings are off unless a test enables them (`SimulatedDevice` of module `Kasane`) or, for a program in a
/// desktop window, the desktop's user does.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibility)
public enum UIAccessibility {
    private static func isOn(_ setting: AccessibilitySettings) -> Bool {
        AccessibilitySettings.current.withLock { $0.contains(setting) }
    }

    // MARK: Settings

    /// Whether VoiceOver is running; on a desktop, whether the desktop's screen reader is. Like all of these settings,
    /// false unless the simulated device or the desktop enables it.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether Switch Control is running.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether AssistiveTouch is running.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether audio is mixed down to one channel.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether closed captions are enabled.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// Whether the display's colours are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether Guided Access restricts the device to one application.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether the user prefers visible button shapes.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether the display is in grayscale.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether the user prefers reduced transparency.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether the user prefers cross-fades to other transitions; applies when motion is reduced.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    /// Whether videos may play automatically.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    /// Whether the user prefers darker system colours, for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
    /// Whether the selection can be spoken.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the contents of the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether shaking the device undoes the last action.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether information conveyed by colour should also be conveyed in another way.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// Whether the user prefers switches with on and off labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }

    // MARK: Notifications

    /// A notification to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A new screen has appeared; the argument is the element to focus on, or a string to announce.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed; the argument is the element to focus on, or a string to announce.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Announces the argument.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has scrolled by a page; the argument is announced.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Asks the assistive technology whose identifier is the argument to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        /// Asks the assistive technology whose identifier is the argument to resume.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// Posted when an assistive technology has moved its focus. Posted in desktop windows.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The focused element, in the notification's user info.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The previously focused element, in the notification's user info.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The assistive technology, in the notification's user info.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Identifies an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }
}
