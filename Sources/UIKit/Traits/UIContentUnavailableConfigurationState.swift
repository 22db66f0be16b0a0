/// The state that a content-unavailable configuration depends on: traits, and the search text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    public var traitCollection: UITraitCollection
    /// The text in the search bar of the controller's navigation item; nil if there is none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
