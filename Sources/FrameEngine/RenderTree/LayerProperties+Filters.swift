extension LayerProperties {
    package subscript(list: FilterList) -> [LayerFilter] {
        get { list == .filters ? filters : backgroundFilters }
        set { if list == .filters { filters = newValue } else { backgroundFilters = newValue } }
    }

    /// An input of the filter with that name; nil when there is no such filter or input.
    package func value(of input: String, ofFilter name: String, in list: FilterList) -> AnimationValue? {
        self[list].first { $0.name == name }?.inputs[input]
    }

    mutating func set(_ value: AnimationValue, of input: String, ofFilter name: String, in list: FilterList) {
        guard let index = self[list].firstIndex(where: { $0.name == name }) else { return }
        self[list][index].inputs[input] = value
    }
}
