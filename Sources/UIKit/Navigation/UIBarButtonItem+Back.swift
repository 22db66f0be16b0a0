import CoreGraphics
public import Foundation

// What an item says of the back button that leads to it, before bars had appearances.

extension UIBarButtonItem {
    /// Sets the image behind the back button in a state; nil for none.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { settings[key(.backBackground, state, barMetrics)] = backgroundImage }

    /// The image behind the back button that was set for a state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        settings[key(.backBackground, state, barMetrics)] as? UIImage
    }

    /// Sets what the back button's title is moved by, in points.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        settings[key(.backTitleOffset, .normal, barMetrics)] = adjustment
    }

    /// What the back button's title is moved by, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        settings[key(.backTitleOffset, .normal, barMetrics)] as? UIOffset ?? .zero
    }

    /// Sets what the image behind the back button is moved down by, in points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings[key(.backBackgroundOffset, .normal, barMetrics)] = adjustment
    }

    /// What the image behind the back button is moved down by, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        settings[key(.backBackgroundOffset, .normal, barMetrics)] as? CGFloat ?? 0
    }

    /// Sets what the image behind the button is moved down by, in points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings[key(.backgroundOffset, .normal, barMetrics)] = adjustment
    }

    /// What the image behind the button is moved down by, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        settings[key(.backgroundOffset, .normal, barMetrics)] as? CGFloat ?? 0
    }

    private func key(_ kind: BarSettingKey.Kind, _ state: UIControl.State, _ metrics: UIBarMetrics) -> BarSettingKey {
        BarSettingKey(kind: kind, state: state.rawValue, metrics: metrics.rawValue)
    }

    /// The image behind a button of the item in a state, or else in the normal one.
    final func shownBackground(_ state: UIControl.State, isBack: Bool) -> UIImage? {
        guard isBack else { return backgroundImage(for: state, barMetrics: .default) }
        return backButtonBackgroundImage(for: state, barMetrics: .default)
            ?? backButtonBackgroundImage(for: .normal, barMetrics: .default)
    }

    /// What a button's title is moved by, and its image down by, in points.
    final func shownOffsets(isBack: Bool) -> (title: UIOffset, background: CGFloat) {
        isBack
            ? (
                backButtonTitlePositionAdjustment(for: .default),
                backButtonBackgroundVerticalPositionAdjustment(for: .default)
            )
            : (titlePositionAdjustment(for: .default), backgroundVerticalPositionAdjustment(for: .default))
    }
}
