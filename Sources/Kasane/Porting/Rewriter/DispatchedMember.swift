/// A member that an extension of a framework's class declares and other classes override, which takes Objective-C.
///
/// All of them become methods of their own, and the member calls that of the object's nearest class.
struct DispatchedMember: Sendable {
    let member: MovedMember
    /// The classes that override it: their names, and the names by which they are reached from other files.
    let overriders: [(name: String, path: String)]

    /// What begins the names of the members that the declared ones call.
    static let prefix = "__"

    /// The name that the member's body has in a class that overrides it.
    static func name(_ name: String, in type: String) -> String {
        MovedMember.prefix(in: type.filter { $0 != "." }) + name
    }

    /// The declarations that call what the object's class has.
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

    /// Whether it can be set, which takes more than a call.
    var isSettable: Bool {
        if case .property(_, isSettable: true) = form { return true }
        return false
    }
}

extension PackageFacts {
    /// The member that a class overrides though an extension of a framework's class declares it; nil for none.
    func dispatch(of key: MemberName, overriddenBy type: String) -> DispatchedMember? {
        dispatched.values.lazy.joined().first { dispatched in
            dispatched.member.key == key && dispatched.overriders.contains { $0.name == type }
        }
    }

    /// Whether a class overrides a member of that name so.
    func overridesDispatched(_ name: String, in type: String) -> Bool {
        dispatched.values.lazy.joined().contains { dispatched in
            dispatched.member.name == name && dispatched.overriders.contains { $0.name == type }
        }
    }
}
