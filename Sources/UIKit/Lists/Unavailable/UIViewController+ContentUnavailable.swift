extension UIViewController {
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
