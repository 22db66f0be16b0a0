import CoreGraphics
public import Foundation

// The back button properties of an item from before bar appearances.

extension UIBarButtonItem {
    /// Sets the background image of the back button in a state; nil for none.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { settings[key(.backBackground, state, barMetrics)] = backgroundImage }

    /// Returns the background image of the back button that was set for a state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        settings[key(.backBackground, state, barMetrics)] as? UIImage
    }

    /// Sets the offset of the back button's title, in points.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        settings[key(.backTitleOffset, .normal, barMetrics)] = adjustment
    }

    /// Returns the offset of the back button's title, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        settings[key(.backTitleOffset, .normal, barMetrics)] as? UIOffset ?? .zero
    }

    /// Sets the vertical offset of the back button's background image, in points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings[key(.backBackgroundOffset, .normal, barMetrics)] = adjustment
    }

    /// Returns the vertical offset of the back button's background image, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        settings[key(.backBackgroundOffset, .normal, barMetrics)] as? CGFloat ?? 0
    }

    /// Sets the vertical offset of the button's background image, in points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings[key(.backgroundOffset, .normal, barMetrics)] = adjustment
    }

    /// Returns the vertical offset of the button's background image, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        settings[key(.backgroundOffset, .normal, barMetrics)] as? CGFloat ?? 0
    }

    private func key(_ kind: BarSettingKey.Kind, _ state: UIControl.State, _ metrics: UIBarMetrics) -> BarSettingKey {
        BarSettingKey(kind: kind, state: state.rawValue, metrics: metrics.rawValue)
    }

    /// The background image of a button of the item in a state, falling back to the normal state's.
    final func shownBackground(_ state: UIControl.State, isBack: Bool) -> UIImage? {
        guard isBack else { return backgroundImage(for: state, barMetrics: .default) }
        return backButtonBackgroundImage(for: state, barMetrics: .default)
            ?? backButtonBackgroundImage(for: .normal, barMetrics: .default)
    }

    /// The offset of a button's title, and the vertical offset of its background image, in points.
    final func shownOffsets(isBack: Bool) -> (title: UIOffset, background: CGFloat) {
        isBack
            ? (
                backButtonTitlePositionAdjustment(for: .default),
                backButtonBackgroundVerticalPositionAdjustment(for: .default)
            )
            : (titlePositionAdjustment(for: .default), backgroundVerticalPositionAdjustment(for: .default))
    }
}
