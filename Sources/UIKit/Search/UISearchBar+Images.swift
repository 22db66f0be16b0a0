public import Foundation

extension UISearchBar {
    /// Sets an image of the bar in a state; nil for the system's.
    public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()][state] = iconImage
        iconsDidChange()
    }

    /// The image that was set for a state, or else for the normal one.
    public final func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.best(for: state) }

    /// Moves an image, in points.
    public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        field.iconOffsets[icon] = adjustment
    }

    /// What an image is moved by, in points.
    public final func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

    /// Sets the image behind the bar at a position; that of `.any` and `.default` shows.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[BarBackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
        lookDidChange()
    }

    /// The image behind the bar at a position.
    public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BarBackgroundKey(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the image behind the field in a state, normal or disabled; nil for the system's.
    public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearanceMarks.insert(.own(4, state))
        fieldBackgrounds[state] = backgroundImage
        iconsDidChange()
    }

    /// The image behind the field in a state.
    public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }

    // MARK: Scopes

    /// Sets the image behind a scope's title in a state.
    public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The image behind a scope's title in a state.
    public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scopes in their states.
    public final func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// The image between two scopes in their states.
    public final func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the attributes of scopes' titles in a state.
    public final func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        appearanceMarks.insert(.own(12, state))
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of scopes' titles in a state.
    public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
}
