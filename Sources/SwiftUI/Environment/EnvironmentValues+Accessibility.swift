import UIKit

extension EnvironmentValues {
    private struct AccessibilitySettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }

    /// The device's accessibility settings.
    var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether the user prefers reduced motion: animations that slide or spin should fade instead.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion)
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }

    /// Whether the user prefers reduced transparency: backgrounds should be opaque.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducetransparency)
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }

    /// Whether information conveyed by colour should be conveyed in another way as well.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    /// Whether the display's colours are inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }

    /// Whether the user prefers buttons with shapes.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.buttonShapes) }

    /// Whether a screen reader is running.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }

    /// Whether switch control is enabled.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }

    /// Whether an assistive technology is running.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

    /// Whether a long press on a small control shows a large view of it. Always false here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether videos with flashing lights should be dimmed. Always false here, as there is no such setting.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether animated images should play: if videos play automatically, or motion isn't reduced.
    public var accessibilityPlayAnimatedImages: Bool {
        accessibilitySettings.contains(.videoAutoplay) || !accessibilitySettings.contains(.reduceMotion)
    }
}
