import UIKit

/// The user's settings for all programs of the desktop. Settings that the desktop doesn't specify are nil.
package struct DesktopSettings: Codable, Sendable, Equatable {
    var isDark: Bool?
    var hasHighContrast: Bool?
    var reducesMotion: Bool?
    /// The text scale; 1 is the default size.
    var textScale: Double?
    /// Pixels per point.
    var scale: Double?

    /// Applies the settings that the desktop specifies.
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

    /// Returns the category whose body text is nearest to the scaled size; of two equally near, the smaller one.
    static func category(ofTextScale scale: Double) -> UIContentSizeCategory {
        let wanted = scale * 17
        let nearest = bodySizes.min { abs($0.size - wanted) < abs($1.size - wanted) }
        return nearest?.category ?? .large
    }

    /// The body text sizes in points, in ascending order.
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
