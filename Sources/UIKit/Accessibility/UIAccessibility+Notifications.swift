public import Foundation

/// Notifications posted, without an object, when a setting is turned on or off.
extension UIAccessibility {
    private static func name(_ what: String) -> Foundation.Notification.Name {
        .init("UIAccessibility\(what)Notification")
    }

    /// Posted when `isVoiceOverRunning` changes.
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    /// Posted when `isSwitchControlRunning` changes.
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    /// Posted when `isAssistiveTouchRunning` changes.
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    /// Posted when `isMonoAudioEnabled` changes.
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    /// Posted when `isClosedCaptioningEnabled` changes.
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    /// Posted when `isInvertColorsEnabled` changes.
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    /// Posted when `isGuidedAccessEnabled` changes.
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    /// Posted when `isBoldTextEnabled` changes.
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    /// Posted when `buttonShapesEnabled` changes.
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    /// Posted when `isGrayscaleEnabled` changes.
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    /// Posted when `isReduceTransparencyEnabled` changes.
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    /// Posted when `isReduceMotionEnabled` changes.
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    /// Posted when `prefersCrossFadeTransitions` changes.
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    /// Posted when `isVideoAutoplayEnabled` changes.
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    /// Posted when `isDarkerSystemColorsEnabled` changes.
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    /// Posted when `isSpeakSelectionEnabled` changes.
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    /// Posted when `isSpeakScreenEnabled` changes.
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    /// Posted when `isShakeToUndoEnabled` changes.
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    /// Posted when `shouldDifferentiateWithoutColor` changes.
    public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColorDidChange")
    /// Posted when `isOnOffSwitchLabelsEnabled` changes.
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted when an announcement has finished. Kasane never posts it, as there is no speech.
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    /// The key in the user info of an announcement's notification for the announced text.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key in the user info of an announcement's notification for whether the text was announced completely.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
