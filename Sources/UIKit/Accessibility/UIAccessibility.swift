import CoreGraphics
import Foundation

/// The user's accessibility settings, and notifications of assistive technologies.
///
/// All settings are off unless a test enables them (`SimulatedDevice` of module `Kasane`), and no assistive technology
/// runs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibility)
public enum UIAccessibility {
    private static func isOn(_ setting: AccessibilitySettings) -> Bool {
        AccessibilitySettings.current.withLock { $0.contains(setting) }
    }

    // MARK: Settings

    /// Whether VoiceOver reads the screen; false unless the simulated device says otherwise, as all of these.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether Switch Control is on.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether AssistiveTouch is on.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether sound is in one channel.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether captions are shown.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether Guided Access holds the device in one application.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether buttons are to have shapes.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether colours are shown in grays.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether transparency is to be reduced.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether motion is to be reduced.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether transitions are to fade where motion is reduced.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    /// Whether videos may play by themselves.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    /// Whether colours are to be darker, for contrast.
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
    /// Whether what is selected can be spoken.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether a shake takes back what was done.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether what colour says is to be said by something else, too.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// Whether switches are to have marks for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }

    // MARK: Telling

    /// A notification of assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen shows; the argument is the element to go to, or what to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed; the argument is the element to go to, or what to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled by; the argument is to be said.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to pause; the argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        /// An assistive technology is to go on; the argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// Notifies assistive technologies of a change. Without effect, as on a device where none runs.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {}

    /// Where an assistive technology's focus is: nowhere, as none runs.
    @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    /// An assistive technology.
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
