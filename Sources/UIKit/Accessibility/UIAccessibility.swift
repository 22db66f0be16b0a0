import CoreGraphics
public import Foundation

/// What a user has turned on to be able to use the device better, and how assistive technologies are told of changes.
///
/// Nothing is turned on unless a test says so (`SimulatedDevice`, which module `Kasane` has), and no technology runs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibility)
public enum UIAccessibility {
    private static func isOn(_ setting: AccessibilitySettings) -> Bool {
        AccessibilitySettings.current.withLock { $0.contains(setting) }
    }

    // MARK: Settings

    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }

    // MARK: Telling

    /// What an assistive technology may be told.
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
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// Tells assistive technologies of a change. As on a device where none runs, nothing comes of it.
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

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    // MARK: Geometry

    /// The box around a rectangle of a view's space, on the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// A path of a view's space, on the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        let (x, y) = (
            view.convert(CGPoint(x: 1, y: 0), to: UIScreen.main.coordinateSpace),
            view.convert(CGPoint(x: 0, y: 1), to: UIScreen.main.coordinateSpace)
        )
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return moved
    }
}
