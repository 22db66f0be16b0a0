public import Foundation

extension UISearchBar {
    /// Sets an icon in a state; nil for the system's.
    public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()][state] = iconImage
        iconsDidChange()
    }

    /// Returns the icon that was set for a state, falling back to the normal state's.
    public final func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.best(for: state) }

    /// Sets the offset of an icon, in points.
    public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        field.iconOffsets[icon] = adjustment
    }

    /// Returns the offset of an icon, in points.
    public final func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

    /// Sets the bar's background image for a position; the one for `.any` and `.default` is shown.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[BarBackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
        lookDidChange()
    }

    /// Returns the bar's background image for a position.
    public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BarBackgroundKey(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the background image of the text field in a state, normal or disabled; nil for the system's.
    public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearanceMarks.insert(.own(4, state))
        fieldBackgrounds[state] = backgroundImage
        iconsDidChange()
    }

    /// Returns the background image of the text field in a state.
    public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }

    // MARK: Scopes

    /// Sets the background image of the scope buttons in a state.
    public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background image of the scope buttons in a state.
    public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the divider image between two scope buttons in their states.
    public final func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the divider image between two scope buttons in their states.
    public final func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the title attributes of the scope buttons in a state.
    public final func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        appearanceMarks.insert(.own(12, state))
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the title attributes of the scope buttons in a state.
    public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
}
