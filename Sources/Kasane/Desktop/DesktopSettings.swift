import UIKit

/// What the user has set up for all programs of the desktop. What the desktop says nothing of is nil.
package struct DesktopSettings: Codable, Sendable, Equatable {
    var isDark: Bool?
    var hasHighContrast: Bool?
    var reducesMotion: Bool?
    /// How large texts are, 1 being the ordinary size.
    var textScale: Double?
    /// Pixels per point.
    var scale: Double?

    /// Sets what the desktop says something of.
    func apply(to settings: inout SystemSettings) {
        if let isDark { settings.userInterfaceStyle = isDark ? .dark : .light }
        if let hasHighContrast { settings.accessibility.set(.darkerSystemColors, hasHighContrast) }
        if let reducesMotion { settings.accessibility.set(.reduceMotion, reducesMotion) }
        if let textScale { settings.preferredContentSizeCategory = DesktopSettings.category(ofTextScale: textScale) }
    }

    /// Sets the main screen's settings, with the notifications and traits that follow.
    @MainActor
    package func apply() {
        var settings = UIScreen.main.model.settings
        apply(to: &settings)
        UIScreen.main.model.settings = settings
    }

    /// The category whose body text is nearest to the scaled size; of two as near, the smaller one.
    static func category(ofTextScale scale: Double) -> UIContentSizeCategory {
        let wanted = scale * 17
        let nearest = bodySizes.min { abs($0.size - wanted) < abs($1.size - wanted) }
        return nearest?.category ?? .large
    }

    /// The sizes of body text in points, from the smallest.
    private static let bodySizes: [(category: UIContentSizeCategory, size: Double)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
        (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
        (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
        (.accessibilityExtraExtraExtraLarge, 53),
    ]
}

extension AccessibilitySettings {
    /// Turns a setting on or off.
    mutating func set(_ setting: AccessibilitySettings, _ isOn: Bool) {
        if isOn { insert(setting) } else { remove(setting) }
    }
}
