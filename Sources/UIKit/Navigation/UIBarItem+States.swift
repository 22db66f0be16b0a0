import CoreGraphics
public import Foundation
public import ObjectRuntime

extension UIBarItem {
    /// Sets the title's attributes in a state of the button; nil for the bar's.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// Returns the title's attributes that were set for a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

extension UITabBarItem {
    /// Sets the badge text's attributes in a state; nil for the bar's.
    public func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }

    /// Returns the badge text's attributes that were set for a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

extension UIBarButtonItem {
    /// Sets the background image of the button in a state; nil for none.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        settings[BarSettingKey(kind: .background, state: state.rawValue, metrics: barMetrics.rawValue)] =
            backgroundImage
    }

    /// Returns the background image of the button that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        let images = [state.rawValue, 0].map {
            settings[BarSettingKey(kind: .background, state: $0, metrics: barMetrics.rawValue)]
        }
        return (images[0] ?? images[1]) as? UIImage
    }

    /// Sets the background image of the button in a state, for buttons of a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let key = BarSettingKey(
            kind: .background, state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)
        settings[key] = backgroundImage
    }

    /// Returns the background image of the button that was set for a state and a style.
    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        let key = BarSettingKey(
            kind: .background, state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)
        return settings[key] as? UIImage
    }

    /// Sets the offset of the title, in points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        settings[BarSettingKey(kind: .titleOffset, metrics: barMetrics.rawValue)] = adjustment
    }

    /// Returns the offset of the title, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        settings[BarSettingKey(kind: .titleOffset, metrics: barMetrics.rawValue)] as? UIOffset ?? .zero
    }
}

/// The style of a bar, from before bar appearances.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarstyle)
public enum UIBarStyle: Int, Sendable {
    /// Dark text on a light bar, or as the user interface style requires.
    case `default`
    /// Light text on a dark bar.
    case black
    /// The former name of a translucent black bar.
    case blackTranslucent
}

/// The position of a bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarposition)
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any
    /// At the bottom, at the top, or at the top with a background that extends under the status bar.
    case bottom, top, topAttached
}

/// A bar that has a position.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarpositioning)
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate)
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: RuntimeObject {
    /// Returns the position of the bar: `.any` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
