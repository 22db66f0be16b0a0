import Foundation

/// A node that can say why its body is asked for.
@MainActor
protocol TracedNode: AnyObject {
    /// The names of what changed since it was asked last.
    func takeChanges() -> [String]
}

/// What a node's properties were when its body last asked why it is asked for.
@MainActor
struct ChangeTrace {
    /// The node whose body is asked for now.
    static var evaluated: (any TracedNode)?

    /// Whether the view was given anew, other than before.
    var isViewNew = false
    private var values: [String: Any]?

    init() {}

    /// Whether anybody has asked.
    var isOn: Bool { values != nil }

    mutating func takeChanges<V: View>(of view: V) -> [String] {
        let properties = Mirror(reflecting: view).children.compactMap { child in
            child.label.flatMap { label in (child.value as? any DynamicProperty).map { (label, $0) } }
        }
        var newValues: [String: Any] = [:]
        for (name, property) in properties { newValues[name] = (property as? any TracedProperty)?.tracedValue }
        defer { values = newValues }
        let names = properties.map(\.0)
        guard let values else { return ["@self"] + (names.isEmpty ? [] : ["@identity"] + names) }
        var changes = isViewNew ? ["@self"] : []
        changes += names.filter { name in
            guard let old = values[name], let new = newValues[name] else { return false }
            return !ChangeTrace.isSame(old, new)
        }
        return changes.isEmpty ? ["@dependencies"] : changes
    }

    private static func isSame(_ old: Any, _ new: Any) -> Bool {
        func open<T>(_ old: T) -> Bool {
            guard let new = new as? T else { return false }
            return isSameValue(old, new)
        }
        return _openExistential(old, do: open)
    }
}

/// A dynamic property whose value tells whether it has changed.
@MainActor
protocol TracedProperty {
    var tracedValue: Any { get }
}

extension State: TracedProperty {
    var tracedValue: Any { wrappedValue }
}

extension Binding: TracedProperty {
    var tracedValue: Any { wrappedValue }
}

extension View {
    /// Prints why the body is asked for: `@self` where the view was given other values, `@identity` where it is new, the names
    /// of the states, bindings and environment values that are others, and `@dependencies` for anything else it read.
    ///
    /// To be called in `body`, as `let _ = Self._printChanges()`.
    public static func _printChanges() {
        if let line = changeLine { print(line) }
    }

    /// Writes the same to the standard error.
    public static func _logChanges() {
        if let line = changeLine { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
    }

    private static var changeLine: String? {
        guard let changes = ChangeTrace.evaluated?.takeChanges() else { return nil }
        // Without the module, and what cannot be named.
        let name = _typeName(Self.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
        return "\(name.joined(separator: ".")): \(changes.joined(separator: ", ")) changed."
    }
}
