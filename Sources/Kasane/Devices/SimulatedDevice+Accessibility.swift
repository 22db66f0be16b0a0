import UIKit

extension SimulatedDevice {
    /// The settings that `UIAccessibility` reports. Changing one posts its notification.
    ///
    /// Of those that affect appearance, `darkerSystemColors` and `boldText` are also traits; other effects are up to
    /// the program, as on iOS.
    public struct Accessibility: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        private init(_ setting: AccessibilitySettings) { rawValue = setting.rawValue }

        /// VoiceOver is running.
        public static let voiceOver = Accessibility(.voiceOver)
        /// Switch Control is running.
        public static let switchControl = Accessibility(.switchControl)
        /// AssistiveTouch is running.
        public static let assistiveTouch = Accessibility(.assistiveTouch)
        /// Mono audio is enabled.
        public static let monoAudio = Accessibility(.monoAudio)
        /// Closed captioning is enabled.
        public static let closedCaptioning = Accessibility(.closedCaptioning)
        /// Invert Colours is enabled.
        public static let invertColors = Accessibility(.invertColors)
        /// Guided Access is enabled.
        public static let guidedAccess = Accessibility(.guidedAccess)
        /// Bold text is enabled.
        public static let boldText = Accessibility(.boldText)
        /// Button shapes are enabled.
        public static let buttonShapes = Accessibility(.buttonShapes)
        /// Grayscale is enabled.
        public static let grayscale = Accessibility(.grayscale)
        /// Reduce Transparency is enabled.
        public static let reduceTransparency = Accessibility(.reduceTransparency)
        /// Reduce Motion is enabled.
        public static let reduceMotion = Accessibility(.reduceMotion)
        /// Cross-fade transitions are preferred with reduced motion.
        public static let crossFadeTransitions = Accessibility(.crossFadeTransitions)
        /// Video autoplay is enabled.
        public static let videoAutoplay = Accessibility(.videoAutoplay)
        /// Darker colours for contrast are enabled.
        public static let darkerSystemColors = Accessibility(.darkerSystemColors)
        /// Speak Selection is enabled.
        public static let speakSelection = Accessibility(.speakSelection)
        /// Speak Screen is enabled.
        public static let speakScreen = Accessibility(.speakScreen)
        /// Shake to Undo is enabled.
        public static let shakeToUndo = Accessibility(.shakeToUndo)
        /// Differentiate Without Colour is enabled.
        public static let differentiateWithoutColor = Accessibility(.differentiateWithoutColor)
        /// On and off labels of switches are enabled.
        public static let onOffSwitchLabels = Accessibility(.onOffSwitchLabels)
    }
}
