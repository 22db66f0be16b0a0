import UIKit

extension SimulatedDevice {
    /// Settings that `UIAccessibility` tells of. One that changes posts its notification.
    ///
    /// Of those that change how things look, `darkerSystemColors` and `boldText` are traits too; what else they are to
    /// change is up to the program, as on iOS.
    public struct Accessibility: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        private init(_ setting: AccessibilitySettings) { rawValue = setting.rawValue }

        /// VoiceOver reads the screen.
        public static let voiceOver = Accessibility(.voiceOver)
        /// Switch Control is on.
        public static let switchControl = Accessibility(.switchControl)
        /// AssistiveTouch is on.
        public static let assistiveTouch = Accessibility(.assistiveTouch)
        /// Sound is in one channel.
        public static let monoAudio = Accessibility(.monoAudio)
        /// Captions are shown.
        public static let closedCaptioning = Accessibility(.closedCaptioning)
        /// Colours are inverted.
        public static let invertColors = Accessibility(.invertColors)
        /// Guided Access holds the device in one application.
        public static let guidedAccess = Accessibility(.guidedAccess)
        /// Text is bold.
        public static let boldText = Accessibility(.boldText)
        /// Buttons have shapes.
        public static let buttonShapes = Accessibility(.buttonShapes)
        /// Colours are shown in grays.
        public static let grayscale = Accessibility(.grayscale)
        /// Transparency is reduced.
        public static let reduceTransparency = Accessibility(.reduceTransparency)
        /// Motion is reduced.
        public static let reduceMotion = Accessibility(.reduceMotion)
        /// Transitions fade where motion is reduced.
        public static let crossFadeTransitions = Accessibility(.crossFadeTransitions)
        /// Videos play by themselves.
        public static let videoAutoplay = Accessibility(.videoAutoplay)
        /// Colours are darker, for contrast.
        public static let darkerSystemColors = Accessibility(.darkerSystemColors)
        /// What is selected can be spoken.
        public static let speakSelection = Accessibility(.speakSelection)
        /// The screen can be spoken.
        public static let speakScreen = Accessibility(.speakScreen)
        /// A shake takes back what was done.
        public static let shakeToUndo = Accessibility(.shakeToUndo)
        /// What colour says is said by something else, too.
        public static let differentiateWithoutColor = Accessibility(.differentiateWithoutColor)
        /// Switches have marks for on and off.
        public static let onOffSwitchLabels = Accessibility(.onOffSwitchLabels)
    }
}
