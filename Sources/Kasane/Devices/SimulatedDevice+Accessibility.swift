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

        public static let voiceOver = Accessibility(.voiceOver)
        public static let switchControl = Accessibility(.switchControl)
        public static let assistiveTouch = Accessibility(.assistiveTouch)
        public static let monoAudio = Accessibility(.monoAudio)
        public static let closedCaptioning = Accessibility(.closedCaptioning)
        public static let invertColors = Accessibility(.invertColors)
        public static let guidedAccess = Accessibility(.guidedAccess)
        public static let boldText = Accessibility(.boldText)
        public static let buttonShapes = Accessibility(.buttonShapes)
        public static let grayscale = Accessibility(.grayscale)
        public static let reduceTransparency = Accessibility(.reduceTransparency)
        public static let reduceMotion = Accessibility(.reduceMotion)
        public static let crossFadeTransitions = Accessibility(.crossFadeTransitions)
        public static let videoAutoplay = Accessibility(.videoAutoplay)
        public static let darkerSystemColors = Accessibility(.darkerSystemColors)
        public static let speakSelection = Accessibility(.speakSelection)
        public static let speakScreen = Accessibility(.speakScreen)
        public static let shakeToUndo = Accessibility(.shakeToUndo)
        public static let differentiateWithoutColor = Accessibility(.differentiateWithoutColor)
        public static let onOffSwitchLabels = Accessibility(.onOffSwitchLabels)
    }
}
