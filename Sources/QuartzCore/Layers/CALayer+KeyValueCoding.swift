import CoreGraphics
import Foundation
import ObjectRuntime

extension CALayer {
    final func ownValue(forKey key: String) -> Any? {
        if let key = LayerKey(name: key), key.kind != nil { return type(of: self).accessor(for: key)?.get(self) }
        switch key {
        case "frame": return frame
        case "name": return name
        case "sublayers": return sublayers
        case "mask": return mask
        case "superlayer": return superlayer
        case "delegate": return delegate
        case "actions": return actions
        case "style": return style
        case "autoresizingMask": return NSNumber(value: autoresizingMask.rawValue)
        case "needsDisplayOnBoundsChange": return NSNumber(value: needsDisplayOnBoundsChange)
        case "drawsAsynchronously": return NSNumber(value: drawsAsynchronously)
        case "filters": return filters
        case "backgroundFilters": return backgroundFilters
        case "compositingFilter": return compositingFilter
        default: break
        }
        if let value = timing.value(forKey: key) { return value }
        return rareData?.values[key] ?? exposedValue(forKey: key, of: self)
            ?? LayerStyle(values: rareData?.style)[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func setOwnValue(_ value: Any?, forKey key: String) {
        if let known = LayerKey(name: key), known.kind != nil {
            let accessor = type(of: self).accessor(for: known)
            if accessor?.set(self, value) != true { refuse(value ?? "nil", for: key) }
            return
        }
        switch key {
        case "frame":
            guard case .rect(let rect)? = value.flatMap({ AnimationValue($0, as: .rect) }) else {
                return refuse(value ?? "nil", for: key)
            }
            frame = rect
        case "name": name = value as? String
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "autoresizingMask", "needsDisplayOnBoundsChange", "drawsAsynchronously":
            guard let number = value.flatMap(AnimationValue.number), let bits = UInt32(exactly: number) else {
                return refuse(value ?? "nil", for: key)
            }
            switch key {
            case "autoresizingMask": autoresizingMask = CAAutoresizingMask(rawValue: bits)
            case "drawsAsynchronously": drawsAsynchronously = bits != 0
            default: needsDisplayOnBoundsChange = bits != 0
            }
        case "filters": filters = value as? [Any]
        case "backgroundFilters": backgroundFilters = value as? [Any]
        case "compositingFilter": compositingFilter = value
        case _ where timing.value(forKey: key) != nil:
            var timing = timing
            guard let value, timing.set(value, forKey: key) else { return refuse(value ?? "nil", for: key) }
            take(timing)
        default: if !setExposedValue(value, forKey: key, of: self) { setCustomValue(value, forKey: key) }
        }
    }

    /// Sets the value of a custom key, with the actions of a property change.
    private final func setCustomValue(_ value: Any?, forKey key: String) {
        guard !state.contains(.presentation) else {
            ensureRareData().values[key] = value
            return
        }
        trackingMutation(key) {
            let action = TransactionStack.current.actionsAreDisabled ? nil : action(forKey: key)
            changing(key, of: self) { ensureRareData().setValue(value, forKey: key) }
            markChanged()
            if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
            action?.run(forKey: key, object: self, arguments: nil)
        }
    }

    private final func take(_ timing: MediaTiming) {
        beginTime = timing.beginTime
        duration = timing.duration
        speed = timing.speed
        timeOffset = timing.timeOffset
        repeatCount = timing.repeatCount
        repeatDuration = timing.repeatDuration
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode
    }

    // MARK: Key paths

    final func ownValue(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        if let (layer, rest) = descend(keyPath) { return layer?.value(forKeyPath: rest) }
        if let (list, name, input) = filterInput(keyPath) {
            return properties.value(of: input, ofFilter: name, in: list)?.any
        }
        guard let (structure, component) = field(of: String(keyPath[..<dot]), at: keyPath) else {
            reportOnce("\(label): there is no value at the key path \"\(keyPath)\"")
            return nil
        }
        return structure[component]?.any
    }

    final func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        if let (layer, rest) = descend(keyPath) {
            layer?.setValue(value, forKeyPath: rest)
            return
        }
        if let input = filterInput(keyPath) { return setFilterInput(value, input) }
        let key = String(keyPath[..<dot])
        guard let (structure, component) = field(of: key, at: keyPath) else {
            return reportOnce("\(label): there is nothing to set at the key path \"\(keyPath)\"")
        }
        guard let value, let field = AnimationValue(value, as: component.kind) else {
            return refuse(value ?? "nil", for: keyPath)
        }
        setValue(structure.setting(component, to: field).any, forKey: key)
    }

    /// Resolves a key path such as `position.x` or `frame.size` to a structure and one of its fields; nil when there is
    /// none.
    private final func field(of key: String, at keyPath: String) -> (AnimationValue, ValueComponent)? {
        let kind = key == "frame" ? ValueKind.rect : LayerKey(name: key)?.kind
        guard let kind, let component = ValueComponent(String(keyPath.dropFirst(key.count + 1)), of: kind),
            let structure = value(forKey: key).flatMap({ AnimationValue($0, as: kind) })
        else { return nil }
        return (structure, component)
    }

    /// Resolves the layer of a key path such as `mask.opacity` or `sublayers.NAME.opacity`, and the rest of the path;
    /// nil for a path of this layer.
    private final func descend(_ keyPath: String) -> (layer: CALayer?, rest: String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        switch (parts.first, parts.count) {
        case ("mask", 2...): return (mask, parts.dropFirst().joined(separator: "."))
        case ("superlayer", 2...): return (superlayer, parts.dropFirst().joined(separator: "."))
        case ("sublayers", 3): return (sublayers?.first { $0.name == parts[1] }, parts[2])
        default: return nil
        }
    }
}
