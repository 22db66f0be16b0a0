public import Foundation

/// Posted when a setting was turned on or off, without an object.
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
    /// Posted when an announcement finished: never, as there is no speech.
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    /// In an announcement's user info: what was said.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// In an announcement's user info: whether all of it was said.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
