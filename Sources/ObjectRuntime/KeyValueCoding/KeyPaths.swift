import Foundation

/// Reads the value at a key path.
func readValue(of object: AnyObject, along keys: [String]) -> Any? {
    if keys.count > 1, let store = object as? any KeyValueStore,
        registry.withLock({ $0.property(keys[0], of: type(of: object)) }) == nil
    {
        return store.value(forKeyPath: keys.joined(separator: "."))
    }
    var value: Any? = object
    for (index, key) in keys.enumerated() {
        guard let current = value else { return nil }
        let rest = Array(keys[index...])
        if let list = elements(of: current) {
            return key.hasPrefix("@") ? aggregate(list, rest) : values(of: list, rest)
        }
        if let dictionary = current as? [AnyHashable: Any] {
            value = flattened(dictionary[key])
        } else if index > 0, Swift.type(of: current) is AnyClass {
            return readValue(of: current as AnyObject, along: rest)
        } else if index > 0 {
            guard let field = structureField(key, of: current) else {
                reportOnce("\(Swift.type(of: current)): there is no value for the key \"\(key)\"")
                return nil
            }
            value = field
        } else {
            value = readValue(of: object, forKey: key)
        }
    }
    return value
}

/// Sets the value at a key path.
func writeValue(_ value: Any?, to object: AnyObject, along keys: [String]) {
    guard let key = keys.first, let last = keys.last else { return }
    guard keys.count > 1 else { return writeValue(value, to: object, forKey: key) }
    if let store = object as? any KeyValueStore {
        return store.setValue(value, forKeyPath: keys.joined(separator: "."))
    }
    guard let owner = readValue(of: object, along: Array(keys.dropLast())) else { return }
    guard Swift.type(of: owner) is AnyClass else {
        return reportOnce("\(Swift.type(of: owner)): there is nothing to set for the key \"\(last)\"")
    }
    writeValue(value, to: owner as AnyObject, forKey: last)
}

private func elements(of value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as Set<AnyHashable>: set.map { $0.base }
    case let set as NSSet: set.map { $0 }
    default: nil
    }
}

private func values(of list: [Any], _ keys: [String]) -> [Any] {
    list.map { element in
        guard Swift.type(of: element) is AnyClass else { return structureField(keys[0], of: element) ?? NSNull() }
        return readValue(of: element as AnyObject, along: keys) ?? NSNull()
    }
}

/// `@count`, `@sum.key`, `@avg.key`, `@min.key`, `@max.key`, `@unionOfObjects.key` and `@distinctUnionOfObjects.key`.
private func aggregate(_ list: [Any], _ keys: [String]) -> Any? {
    let rest = Array(keys.dropFirst())
    if keys[0] == "@count" { return list.count }
    let values = rest.isEmpty || rest == ["self"] ? list : values(of: list, rest)
    let numbers = values.compactMap { convert($0, to: Double.self) }
    switch keys[0] {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
        var seen: Set<AnyHashable> = []
        return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    default:
        reportOnce("\"\(keys[0])\" is not a key path operator")
        return nil
    }
}

/// A stored field of a structure, by its name.
func structureField(_ name: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == name }.flatMap { flattened($0.value) }
}
