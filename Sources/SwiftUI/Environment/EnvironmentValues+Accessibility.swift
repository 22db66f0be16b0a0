import UIKit

extension EnvironmentValues {
    private struct AccessibilitySettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }

    /// What people have turned on, from the device.
    var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether people prefer less motion: what slides or spins should fade instead.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion)
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }

    /// Whether people prefer less transparency: backgrounds should be opaque.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducetransparency)
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }

    /// Whether what colours say should be said in another way as well.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    /// Whether the display's colours are inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }

    /// Whether people prefer buttons with shapes.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.buttonShapes) }

    /// Whether a screen reader is running.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }

    /// Whether switches control the device.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }

    /// Whether an assistive technology is running.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

    /// Whether large views of small controls show at a long press: never here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether videos with flashing lights should be dimmed: nobody asks for it here.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether animated images should play: as videos do by themselves.
    public var accessibilityPlayAnimatedImages: Bool {
        accessibilitySettings.contains(.videoAutoplay) || !accessibilitySettings.contains(.reduceMotion)
    }
}
