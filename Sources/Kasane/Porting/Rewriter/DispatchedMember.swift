/// A member that an extension of a framework's class declares and other classes override, which requires Objective-C.
///
/// Each implementation becomes a separate method, and the member calls that of the object's nearest class.
struct DispatchedMember: Sendable {
    let member: MovedMember
    /// The classes that override it: their names, and the qualified names used in other files.
    let overriders: [(name: String, path: String)]

    /// The prefix of the methods that the declared members call.
    static let prefix = "__"

    /// Returns the name of the member's implementation in a class that overrides it.
    static func name(_ name: String, in type: String) -> String {
        MovedMember.prefix(in: type.filter { $0 != "." }) + name
    }

    /// The declarations that dispatch to the object's class.
    var declarations: [String] {
        let name = member.name
        let own = Self.prefix + name
        let list = overriders.map { "\($0.path).self" }.joined(separator: ", ")
        func body(_ call: (_ target: String) -> String) -> String {
            let cases = overriders.enumerated().map { index, type in
                "case \(index): return "
                    + call("unsafeDowncast(self, to: \(type.path).self)." + Self.name(name, in: type.name))
            }
            return "switch nearestClass(to: type, among: [\(list)]) { \(cases.joined(separator: "; ")); "
                + "default: return \(call(own)) }"
        }
        switch member.form {
        case .method(let parameters, let result, let marks, let arguments):
            let values = arguments.joined(separator: ", ")
            let comma = arguments.isEmpty ? "" : ", "
            return [
                "\(member.modifiers)func \(name)(\(parameters)) \(result) "
                    + "{ \(marks)\(own)(as: Swift.type(of: self)\(comma)\(values)) }",
                "\(member.modifiers)func \(own)(as type: AnyClass?\(comma)\(parameters)) \(result) "
                    + "{ \(body { "\(marks)\($0)(\(values))" }) }",
            ]
        case .property(let type, _):
            return [
                "\(member.modifiers)var \(name): \(type) { \(own)(as: Swift.type(of: self)) }",
                "\(member.modifiers)func \(own)(as type: AnyClass?) -> \(type) { \(body { $0 }) }",
            ]
        }
    }
}

extension MovedMember {
    var key: MemberName { MemberName(name: name, labels: labels) }

    /// Whether it can be set, which requires more than a call.
    var isSettable: Bool {
        if case .property(_, isSettable: true) = form { return true }
        return false
    }
}

extension PackageFacts {
    /// Returns the member that a class overrides although an extension of a framework's class declares it; nil for
    /// none.
    func dispatch(of key: MemberName, overriddenBy type: String) -> DispatchedMember? {
        dispatched.values.lazy.joined().first { dispatched in
            dispatched.member.key == key && dispatched.overriders.contains { $0.name == type }
        }
    }

    /// Returns whether a class overrides a dispatched member with that name.
    func overridesDispatched(_ name: String, in type: String) -> Bool {
        dispatched.values.lazy.joined().contains { dispatched in
            dispatched.member.name == name && dispatched.overriders.contains { $0.name == type }
        }
    }
}
