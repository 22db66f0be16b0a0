/// A parsed key path such as `position.x` or `transform.rotation.z`.
package struct PropertyPath: Sendable, Hashable {
    package enum Key: Sendable, Hashable {
        case layer(LayerKey)
        /// A custom key of a user's class.
        case custom(String)
        /// A numeric property of an emitter layer's cell with that name.
        case cell(String, EmitterCellKey)
        /// An input of the filter with that name.
        case filter(FilterList, String, String)
    }

    package var key: Key
    /// The field of the structure; nil for the whole value.
    package var component: ValueComponent?

    /// Nil for an empty path, a field that the value doesn't have, or a deeper path.
    package init?(_ keyPath: String) {
        guard let first = keyPath.split(separator: ".", maxSplits: 1).first, !keyPath.hasPrefix(".") else { return nil }
        let rest = keyPath.dropFirst(first.count + 1)
        if first == LayerKey.emitterCells.rawValue {
            let parts = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let cellKey = EmitterCellKey(rawValue: parts[1]) else { return nil }
            key = .cell(parts[0], cellKey)
            return
        }
        if let list = FilterList(rawValue: String(first)), !rest.isEmpty {
            let parts = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { return nil }
            key = .filter(list, parts[0], parts[1])
            return
        }
        guard let layerKey = LayerKey(name: String(first)) else {
            guard rest.isEmpty else { return nil }
            key = .custom(String(first))
            return
        }
        key = .layer(layerKey)
        guard !rest.isEmpty else { return }
        guard let kind = layerKey.kind, let component = ValueComponent(String(rest), of: kind) else { return nil }
        self.component = component
    }

    /// The kind of the value at the path; nil for custom keys.
    package var kind: ValueKind? {
        if let component { return component.kind }
        return switch key {
        case .layer(let key): key.kind
        case .cell: .scalar
        case .custom, .filter: nil
        }
    }
}

extension LayerKey {
    /// The key with that name. Swift's getter names, such as `isHidden`, are accepted as well.
    package init?(name: String) {
        if let key = LayerKey(rawValue: name) {
            self = key
            return
        }
        guard name.hasPrefix("is"), let initial = name.dropFirst(2).first else { return nil }
        self.init(rawValue: initial.lowercased() + name.dropFirst(3))
    }
}
