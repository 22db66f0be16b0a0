import Foundation

extension AccessibilitySettings {
    /// The notification posted when a single setting is turned on or off.
    var notification: Notification.Name {
        AccessibilitySettings.notifications[
            min(rawValue.trailingZeroBitCount, AccessibilitySettings.notifications.count - 1)]
    }

    /// The change notifications of all settings, in the order of their bits.
    package static let notifications: [Notification.Name] = [
        UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
        UIAccessibility.assistiveTouchStatusDidChangeNotification, UIAccessibility.monoAudioStatusDidChangeNotification,
        UIAccessibility.closedCaptioningStatusDidChangeNotification,
        UIAccessibility.invertColorsStatusDidChangeNotification,
        UIAccessibility.guidedAccessStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        UIAccessibility.grayscaleStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
        UIAccessibility.videoAutoplayStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        UIAccessibility.speakSelectionStatusDidChangeNotification,
        UIAccessibility.speakScreenStatusDidChangeNotification, UIAccessibility.shakeToUndoDidChangeNotification,
        UIAccessibility.differentiateWithoutColorDidChangeNotification,
        UIAccessibility.onOffSwitchLabelsDidChangeNotification,
    ]
}
