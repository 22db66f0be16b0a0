import Foundation

/// A layer's style: values by key, under "actions" the actions by event, and under "style" a fallback style.
struct LayerStyle {
    let values: [AnyHashable: Any]?

    /// The maximum number of levels; stops a style that contains itself.
    private static let maxLevels = 64

    /// The value from the outermost level that has one.
    subscript(key: String) -> Any? { firstLevel { $0[key] } }

    func action(forKey event: String) -> (any CAAction)? {
        firstLevel { ($0["actions"] as? [String: any CAAction])?[event] }
    }

    private func firstLevel<Result>(_ find: ([AnyHashable: Any]) -> Result?) -> Result? {
        var level = values
        for _ in 0..<Self.maxLevels {
            guard let current = level else { return nil }
            if let result = find(current) { return result }
            level = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }
}

extension CALayer {
    /// Sets a style, and applies its values, without actions, to those properties that were never set explicitly.
    /// [Apple's rule](https://developer.apple.com/documentation/quartzcore/calayer/style): the bounds are left alone.
    final func setStyle(_ style: [AnyHashable: Any]?) {
        let (old, new) = (LayerStyle(values: rareData?.style), LayerStyle(values: style))
        ensureRareData().style = style
        guard !state.contains(.presentation) else { return }
        for key in LayerKey.allCases where key != .bounds && !explicitKeys.contains(key) {
            let value = new[key.rawValue]
            guard let kind = key.kind, value != nil || old[key.rawValue] != nil else { continue }
            if let value, AnimationValue(value, as: kind) == nil { refuse(value, for: "style.\(key.rawValue)") }
            let usable = value.flatMap { AnimationValue($0, as: kind) }
            guard let usable = usable ?? LayerDefaults.value(of: Swift.type(of: self), for: key) else { continue }
            setWithoutAction(usable, for: key)
            if Swift.type(of: self).needsDisplay(forKey: key.rawValue) { setNeedsDisplay() }
        }
        markChanged()
    }

    /// Sets a property without an action: to a style's value, or to a default of the class.
    final func setWithoutAction(_ value: AnimationValue, for key: LayerKey) {
        if !properties.set(value, for: key) { content.set(value, for: key) }
    }
}
