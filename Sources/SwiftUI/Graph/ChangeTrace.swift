import Foundation

/// A node that can report why its body is evaluated.
@MainActor
protocol TracedNode: AnyObject {
    /// Returns the names of the properties that changed since the last call.
    func takeChanges() -> [String]
}

/// The values of a node's properties at the last report.
@MainActor
struct ChangeTrace {
    /// The node whose body is being evaluated.
    static var evaluated: (any TracedNode)?

    /// Whether the view's value has changed.
    var isViewNew = false
    private var values: [String: Any]?

    init() {}

    /// Whether reports are requested.
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

/// A dynamic property whose value indicates whether it has changed.
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
    /// Prints why the body is evaluated: `@self` if the view's value has changed, `@identity` if the view is new, the
    /// names of changed states, bindings and environment values, and `@dependencies` for anything else that it read.
    ///
    /// Call it in `body`, as `let _ = Self._printChanges()`.
    public static func _printChanges() {
        if let line = changeLine { print(line) }
    }

    /// Writes to standard error why the body is evaluated; see `_printChanges()`.
    public static func _logChanges() {
        if let line = changeLine { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
    }

    private static var changeLine: String? {
        guard let changes = ChangeTrace.evaluated?.takeChanges() else { return nil }
        // Without the module's name and the contexts of local types, which are unnamed.
        let name = _typeName(Self.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
        return "\(name.joined(separator: ".")): \(changes.joined(separator: ", ")) changed."
    }
}
