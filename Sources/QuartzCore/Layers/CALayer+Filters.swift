import CoreGraphics

extension CALayer {
    /// Filter objects are stored in the rare data as they were assigned; their encoded form is stored in the
    /// properties.
    final func setFilters(_ filters: [Any]?, in list: FilterList) {
        let values = (filters ?? []).compactMap { LayerFilter($0, of: self) }
        let key: LayerKey = list == .filters ? .filters : .backgroundFilters
        if filters != nil || rareData != nil { ensureRareData().filters[list] = filters }
        change(key, if: values != properties[list]) { $0[list] = values }
    }

    final func setCompositingFilter(_ filter: Any?) {
        if filter != nil || rareData != nil { ensureRareData().compositingFilter = filter }
        let mode = filter.flatMap { CompositingMode($0, of: self) }
        change(.compositingFilter, if: mode != read { $0.properties.compositing }) { $0.compositing = mode }
    }

    // MARK: Key paths

    /// Resolves a key path such as `filters.NAME.inputRadius`; nil for any other path.
    final func filterInput(_ keyPath: String) -> (list: FilterList, name: String, input: String)? {
        guard case .filter(let list, let name, let input)? = PropertyPath(keyPath)?.key else { return nil }
        return (list, name, input)
    }

    final func setFilterInput(_ value: Any?, _ path: (list: FilterList, name: String, input: String)) {
        let keyPath = "\(path.list.rawValue).\(path.name).\(path.input)"
        guard let index = properties[path.list].firstIndex(where: { $0.name == path.name }) else {
            return reportOnce("\(label): there is no filter for the key path \"\(keyPath)\"")
        }
        guard let value, let number = AnimationValue(guessing: value) else {
            return refuse(value ?? "nil", for: keyPath)
        }
        for effect in rareData?.filters[path.list] ?? [] {
            guard let effect = effect as? any ImageEffect, effect.effectName == path.name else { continue }
            effect.setEffectInput(value, for: path.input)
            break
        }
        let key: LayerKey = path.list == .filters ? .filters : .backgroundFilters
        let isNew = properties[path.list][index].inputs[path.input] != number
        change(key, if: isNew) { $0[path.list][index].inputs[path.input] = number }
    }
}
