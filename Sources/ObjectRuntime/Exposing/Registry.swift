import Foundation
import Synchronization

/// The exposed members of all classes in the process.
///
/// Classes register while the program is loaded, before `main`; their members are listed on first lookup. The lists
/// only name members, so no client code runs under the lock.
struct Registry: @unchecked Sendable {
    private var lists: [ObjectIdentifier: [() -> Members]] = [:]
    private var tables: [ObjectIdentifier: Members] = [:]
    private var names: [String: AnyClass] = [:]
    private var exposedNames: [ObjectIdentifier: String] = [:]
    /// The result of looking up a name in a class and its superclasses.
    private var methods: [MemberKey: Invocation?] = [:]
    private var properties: [MemberKey: Members.Property?] = [:]

    private struct MemberKey: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    mutating func announce(_ type: AnyClass, named name: String?, _ list: @escaping () -> Members) {
        lists[ObjectIdentifier(type), default: []].append(list)
        if let name {
            names[name] = type
            exposedNames[ObjectIdentifier(type)] = name
        }
        methods = [:]
        properties = [:]
    }

    // MARK: Lookups

    /// The method of the class, possibly inherited.
    mutating func method(_ name: String, of type: AnyClass) -> Invocation? {
        let key = MemberKey(type: ObjectIdentifier(type), name: name)
        if let known = methods[key] { return known }
        let found = first(of: type) { $0.methods[name] ?? $0.accessors[name] }
        methods[key] = .some(found)
        return found
    }

    mutating func classMethod(_ name: String, of type: AnyClass) -> Invocation? {
        first(of: type) { $0.classMethods[name] }
    }

    mutating func property(_ key: String, of type: AnyClass) -> Members.Property? {
        let memberKey = MemberKey(type: ObjectIdentifier(type), name: key)
        if let known = properties[memberKey] { return known }
        let found = first(of: type) { $0.properties[key] }
        properties[memberKey] = .some(found)
        return found
    }

    /// The key of a property that the class exposes.
    mutating func key(_ signature: PropertySignature, of type: AnyClass) -> String? {
        first(of: type) { $0.keys[signature] }
    }

    /// The class exposed under a name.
    func type(named name: String) -> AnyClass? { names[name] }

    /// The name under which a class is exposed.
    func name(of type: AnyClass) -> String? { exposedNames[ObjectIdentifier(type)] }

    /// The first result in the class and its superclasses.
    private mutating func first<Found>(of type: AnyClass, _ find: (Members) -> Found?) -> Found? {
        var next: AnyClass? = type
        while let current = next {
            if let members = table(of: ObjectIdentifier(current)), let found = find(members) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }

    private mutating func table(of type: ObjectIdentifier) -> Members? {
        guard let made = lists.removeValue(forKey: type) else { return tables[type] }
        var table = tables[type] ?? Members()
        for list in made { table.merge(list()) }
        tables[type] = table
        return table
    }
}

extension Members {
    fileprivate mutating func merge(_ other: Members) {
        methods.merge(other.methods) { $1 }
        accessors.merge(other.accessors) { $1 }
        classMethods.merge(other.classMethods) { $1 }
        properties.merge(other.properties) { $1 }
        keys.merge(other.keys) { $1 }
    }
}

/// The process's registry.
let registry = Mutex(Registry())

/// Registers the members of a class that can be looked up by name.
///
///     exposeMembers(of: Editor.self) {
///         $0.method("save:", Editor.save(_:))
///         $0.property("title", \Editor.title)
///     }
///
/// Call it once for each class, or for each extension, before the members are looked up. What a class exposes, its
/// subclasses have. It may be called by the loader, before `main`, and from any thread.
///
/// - Parameters:
///   - type: the class.
///   - name: its name for `NSClassFromString`-like lookups, as `@objc(Name)` gives one; nil for none but Swift's.
///   - list: names the members. It is called once, later, on any thread, and must do nothing else.
public func exposeMembers<C: AnyObject>(
    of type: C.Type, named name: String? = nil, _ list: @escaping @MainActor (inout ExposedMembers<C>) -> Void
) {
    // Naming members is no access to them, so the list may run anywhere.
    let anywhere = unsafeBitCast(list, to: ((inout ExposedMembers<C>) -> Void).self)
    nonisolated(unsafe) let members = {
        var exposed = ExposedMembers<C>()
        anywhere(&exposed)
        return exposed.members
    }
    registry.withLock { $0.announce(type, named: name, members) }
}
