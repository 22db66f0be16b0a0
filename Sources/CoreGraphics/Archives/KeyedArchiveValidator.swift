import Foundation

/// Validates that bytes have the structure written by `NSKeyedArchiver`, so that Foundation decodes them safely.
///
/// On Linux Foundation traps on many damaged archives. What it relies on is checked first: a flat table of objects,
/// valid references without cycles, known classes, and for Foundation's own classes the entries that they read.
package enum KeyedArchiveValidator {
    /// Throws a ``KeyedArchiveError`` where the bytes are not safe to unarchive as an object of class `root`.
    ///
    /// - Parameter allows: which classes may be in the archive beside those that are ``KeyedArchivable``.
    package static func check<Root: NSObject>(
        _ data: Data, root: Root.Type, allows: @escaping (AnyClass) -> Bool = { _ in false }
    ) throws {
        let archive = try Archive(BinaryPropertyList(binary(data)), allows)
        try archive.checkEntries()
        try archive.checkRoot(is: root)
        try archive.checkDepth()
    }

    /// The bytes in binary form: archives may also be XML.
    private static func binary(_ data: Data) throws -> Data {
        if data.starts(with: Data("bplist".utf8)) { return data }
        guard nesting(of: data) <= maxMarkupDepth else { throw KeyedArchiveError.tooDeep }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        } catch {
            throw KeyedArchiveError.notAPropertyList("its XML")
        }
    }

    /// The maximum nesting depth of the XML's elements; Foundation parses them recursively.
    private static func nesting(of data: Data) -> Int {
        var (depth, deepest) = (0, 0)
        var previous: UInt8 = 0
        for byte in data {
            if previous == UInt8(ascii: "<") {
                switch byte {
                case UInt8(ascii: "/"): depth -= 1
                case UInt8(ascii: "!"), UInt8(ascii: "?"): break
                default: depth += 1
                }
            } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ">") {
                depth -= 1
            }
            deepest = max(deepest, depth)
            previous = byte
        }
        return deepest
    }

    /// An archive's own elements nest seven deep: plist, dict, array, dict, array, dict, integer.
    private static let maxMarkupDepth = 16

    /// Each level of layers takes two of objects, and `KeyedArchive` reads 400 levels of layers.
    static let maxObjectDepth = 1000
}

/// The object table of a keyed archive.
private struct Archive {
    typealias Node = BinaryPropertyList.Node

    private let list: BinaryPropertyList
    /// The indices of the objects, in the archive's order.
    private let objects: [Int]
    /// The indices of the root objects, by key.
    private let roots: [String: Int]
    private let allows: (AnyClass) -> Bool

    init(_ list: BinaryPropertyList, _ allows: @escaping (AnyClass) -> Bool) throws(KeyedArchiveError) {
        self.allows = allows
        guard case .dictionary(let root) = list.nodes[list.root] else { throw .notAnArchive("its root") }
        func node(_ key: String) -> Node? { root[key].map { list.nodes[$0] } }
        guard case .string("NSKeyedArchiver")? = node("$archiver"), case .scalar? = node("$version") else {
            throw .notAnArchive("its head")
        }
        guard case .array(let objects)? = node("$objects"), case .dictionary(let top)? = node("$top") else {
            throw .notAnArchive("its table of objects")
        }
        guard let first = objects.first, case .string("$null") = list.nodes[first] else {
            throw .notAnArchive("the first object")
        }
        self.list = list
        self.objects = objects
        var roots: [String: Int] = [:]
        for (key, value) in top {
            guard case .reference(let number) = list.nodes[value], number < objects.count else {
                throw .notAnArchive("its top")
            }
            roots[key] = number
        }
        self.roots = roots
    }

    private func object(_ number: Int) -> Node { list.nodes[objects[number]] }

    // MARK: Entries

    func checkEntries() throws(KeyedArchiveError) {
        for number in objects.indices {
            switch object(number) {
            case .scalar, .string, .data: continue
            case .reference, .array: throw .notAnArchive("object \(number)")
            case .dictionary(let entries):
                if entries["$classname"] != nil {
                    try check(classEntries: entries, number)
                } else {
                    try check(entries, number)
                }
            }
        }
    }

    /// A class entry names the class and its superclasses.
    private func check(classEntries entries: [String: Int], _ number: Int) throws(KeyedArchiveError) {
        guard case .string? = entries["$classname"].map({ list.nodes[$0] }),
            case .array(let names)? = entries["$classes"].map({ list.nodes[$0] }), !names.isEmpty,
            names.allSatisfy({ if case .string = list.nodes[$0] { true } else { false } })
        else { throw .notAnArchive("class \(number)") }
    }

    private func check(_ entries: [String: Int], _ number: Int) throws(KeyedArchiveError) {
        let type = try archivedClass(of: entries, number)
        for (key, value) in entries {
            for node in values(at: value) {
                switch node {
                case .scalar, .string, .data: continue
                case .reference(let reference):
                    guard reference < objects.count else { throw .notAnArchive("a reference of object \(number)") }
                    // Only the key "$class" refers to a class.
                    if key != "$class" { try checkIsValue(reference, number) }
                case .array, .dictionary: throw .notAnArchive("an entry of object \(number)")
                }
            }
        }
        try FoundationArchiveSchema.check(type, entries: entries, of: number) {
            list.nodes[$0]
        } object: {
            object($0)
        }
    }

    private func checkIsValue(_ reference: Int, _ owner: Int) throws(KeyedArchiveError) {
        if case .dictionary(let entries) = object(reference), entries["$classname"] != nil {
            throw .notAnArchive("a class as a value of object \(owner)")
        }
    }

    /// Returns the name of an object's class; throws where it is missing or not archivable.
    private func archivedClass(of entries: [String: Int], _ number: Int) throws(KeyedArchiveError) -> String {
        guard case .reference(let reference)? = entries["$class"].map({ list.nodes[$0] }), reference < objects.count,
            case .dictionary(let classEntries) = object(reference),
            case .string(let name)? = classEntries["$classname"].map({ list.nodes[$0] })
        else { throw .notAnArchive("the class of object \(number)") }
        guard name.utf8.count < 500, let type = NSClassFromString(name) else {
            throw .unexpectedClass(String(name.prefix(100)))
        }
        if type is any NSCoding.Type, allows(type) { return name }
        guard type is any NSSecureCoding.Type else { throw .unexpectedClass(name) }
        if type is any KeyedArchivable.Type { return name }
        // Of Foundation's own classes, under any name, only those whose entries can be validated.
        let parts = String(reflecting: type).split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0].hasPrefix("Foundation"), FoundationArchiveSchema.isKnown(parts[1]) else {
            throw .unexpectedClass(name)
        }
        return parts[1]
    }

    /// Throws where the root object is not of that class. An archive of nil has no root.
    func checkRoot<Root: NSObject>(is type: Root.Type) throws(KeyedArchiveError) {
        guard let root = roots[NSKeyedArchiveRootObjectKey] else { return }
        if case .string("$null") = object(root) { return }
        guard case .dictionary(let entries) = object(root), entries["$classname"] == nil else {
            throw .notAnArchive("its root object")
        }
        let name = try archivedClass(of: entries, root)
        guard let archived = NSClassFromString(name), archived is Root.Type else { throw .unexpectedClass(name) }
    }

    /// The values of an entry: one, or the elements of a list.
    private func values(at entry: Int) -> [Node] {
        if case .array(let items) = list.nodes[entry] { return items.map { list.nodes[$0] } }
        return [list.nodes[entry]]
    }

    // MARK: Nesting depth

    /// Follows the references from the roots; throws on a cycle or on nesting that is too deep.
    func checkDepth() throws(KeyedArchiveError) {
        enum Visit { case new, open, done(depth: Int) }
        var visits = [Visit](repeating: .new, count: objects.count)
        var stack: [(object: Int, next: Int, held: [Int], depth: Int)] = []
        func push(_ object: Int) {
            visits[object] = .open
            stack.append((object, 0, references(of: object), 0))
        }
        for root in roots.values {
            if case .new = visits[root] { push(root) }
            while let last = stack.last {
                guard last.next < last.held.count else {
                    stack.removeLast()
                    let depth = last.depth + 1
                    guard depth <= KeyedArchiveValidator.maxObjectDepth else { throw .tooDeep }
                    visits[last.object] = .done(depth: depth)
                    if let above = stack.indices.last { stack[above].depth = max(stack[above].depth, depth) }
                    continue
                }
                stack[stack.count - 1].next += 1
                switch visits[last.held[last.next]] {
                case .open: throw .tooDeep
                case .done(let depth): stack[stack.count - 1].depth = max(last.depth, depth)
                case .new: push(last.held[last.next])
                }
            }
        }
    }

    private func references(of number: Int) -> [Int] {
        guard case .dictionary(let entries) = object(number) else { return [] }
        return entries.values.flatMap { values(at: $0) }
            .compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
    }
}
