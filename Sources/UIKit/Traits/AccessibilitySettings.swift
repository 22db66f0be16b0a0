import Foundation
package import Synchronization

/// The accessibility features that a user has enabled.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
    package static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
    package static let assistiveTouch = AccessibilitySettings(rawValue: 1 << 2)
    package static let monoAudio = AccessibilitySettings(rawValue: 1 << 3)
    package static let closedCaptioning = AccessibilitySettings(rawValue: 1 << 4)
    package static let invertColors = AccessibilitySettings(rawValue: 1 << 5)
    package static let guidedAccess = AccessibilitySettings(rawValue: 1 << 6)
    package static let boldText = AccessibilitySettings(rawValue: 1 << 7)
    package static let buttonShapes = AccessibilitySettings(rawValue: 1 << 8)
    package static let grayscale = AccessibilitySettings(rawValue: 1 << 9)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 10)
    package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 11)
    package static let crossFadeTransitions = AccessibilitySettings(rawValue: 1 << 12)
    package static let videoAutoplay = AccessibilitySettings(rawValue: 1 << 13)
    package static let darkerSystemColors = AccessibilitySettings(rawValue: 1 << 14)
    package static let speakSelection = AccessibilitySettings(rawValue: 1 << 15)
    package static let speakScreen = AccessibilitySettings(rawValue: 1 << 16)
    package static let shakeToUndo = AccessibilitySettings(rawValue: 1 << 17)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 18)
    package static let onOffSwitchLabels = AccessibilitySettings(rawValue: 1 << 19)

    /// The features currently enabled, accessible from any thread.
    package static let current = Mutex<AccessibilitySettings>([])

    /// The individual features.
    var all: [AccessibilitySettings] {
        (0..<UInt32.bitWidth).map { AccessibilitySettings(rawValue: 1 << $0) }.filter { contains($0) }
    }
}
