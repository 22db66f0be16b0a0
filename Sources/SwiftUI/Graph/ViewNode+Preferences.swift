/// A cached preference of a node.
struct PreferenceEntry {
    /// The value, of the key's type; nil if no view sets one.
    let value: Any?
}

extension _ViewNode {
    /// Returns the combined preferences of the structure, in order.
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

    /// Invalidates the preferences of this node, and notifies the ancestors that read them.
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
