public import Foundation

/// Posted when a setting was turned on or off, without an object.
extension UIAccessibility {
    private static func name(_ what: String) -> Foundation.Notification.Name {
        .init("UIAccessibility\(what)Notification")
    }

    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColorDidChange")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted when an announcement was said: never, as nothing says it.
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
