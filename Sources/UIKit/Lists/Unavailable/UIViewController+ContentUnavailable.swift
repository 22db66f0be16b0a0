extension UIViewController {
    /// The state: the controller's traits and the search text.
    final var unavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = bars.navigationItem?.searchController?.searchBar.text
        return state
    }

    /// Updates the configuration if the state may have changed.
    final func updateUnavailableContent() {
        guard unavailable.needsUpdate else { return }
        unavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
