extension UIViewController {
    /// What the controller's view shows over all else, as there is no content, brought up to date for the controller's state;
    /// nil, the default, for nothing.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (unavailable.view as? any UIContentView)?.configuration }
        set {
            let new = newValue?.updated(for: contentUnavailableConfigurationState)
            if let new, let known = unavailable.view as? any UIContentView, known.supports(new) {
                return known.configuration = new
            }
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            guard let new, let view else { return }
            let made: UIView = new.makeContentView()
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
            unavailable.view = made
        }
    }

    /// Its traits, and what was searched for.
    final var unavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = bars.navigationItem?.searchController?.searchBar.text
        return state
    }

    /// Asks for what is to be shown, if it may be another.
    final func updateUnavailableContent() {
        guard unavailable.needsUpdate else { return }
        unavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
