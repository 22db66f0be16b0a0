/// What a node knows of a preference.
struct PreferenceEntry {
    /// The value, of the key's type; nil where no view tells one.
    let value: Any?
}

extension _ViewNode {
    /// What the preferences of the structure come to, in order.
    final func reducePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        if let entry = preferenceCache[id] { return entry.value as? Key.Value }
        var result: Key.Value?
        for node in structure {
            guard let next = node.preference(key) else { continue }
            if var value = result {
                Key.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        preferenceCache[id] = PreferenceEntry(value: result)
        return result
    }

    /// Notes that preferences of this node are others, so that those above who read them hear of it.
    final func preferencesAreStale() {
        preferenceCache.removeAll(keepingCapacity: true)
        var below: _ViewNode = self
        while let node = below.parent {
            node.preferenceCache.removeAll(keepingCapacity: true)
            if node.readsPreferences(from: below) { graph.setNeedsPreferences(node) }
            below = node
        }
    }
}
