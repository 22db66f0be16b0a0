import TestSupport

/// A Swift source from a small grammar, with constructs of iOS among declarations and expressions of all kinds.
///
/// The text is written once for both systems: `«a¦b»` is `a` on iOS and `b` on Linux.
struct RandomSource {
    let source: String
    let expected: String

    init(seed: UInt64) {
        var grammar = Grammar(seed: seed)
        let text = grammar.file()
        source = Self.side(0, of: text)
        expected = Self.side(1, of: text)
    }

    private static func side(_ side: Int, of text: String) -> String {
        var result = ""
        for (index, part) in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                result += part
                continue
            }
            let halves = part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
            result += halves[0].split(separator: "¦", omittingEmptySubsequences: false)[side]
            result += halves[1]
        }
        return result
    }
}

/// Declarations, statements and expressions.
private struct Grammar {
    private var random: SeededRandom
    private var names = 0

    /// Distinguishes the names of one source from those of another.
    private let suffix: String

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        suffix = "x\(seed)"
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private mutating func name(_ start: String) -> String {
        names += 1
        return start + String(names) + suffix
    }

    mutating func file() -> String {
        var text = "import UIKit«.UIGestureRecognizerSubclass¦»\n" + "import Foundation«¦; import Combine»\n\n"
        text += """
            «@objc¦» protocol Listening«¦: AnyObject» {
                func heard()
                «@objc optional¦» func changed(_ value: Int)
                «@objc optional¦» func title(of value: Int, named name: String) -> String?
            }\(Self.defaults)

            class Speaker: NSObject { weak var listener: Listening?; @Published var level = 0 }

            """
        for _ in 0..<Int.random(in: 2...6, using: &random) { text += declaration(depth: 2) + "\n\n" }
        return text
    }

    /// Defaults for requirements that are not implemented.
    private static let defaults = """
        «¦; extension Listening { func changed(_ value: Int) { return ObjectRuntime.send("changed:", to: self, value) }; \
        func title(of value: Int, named name: String) -> String? { \
        return ObjectRuntime.send("titleOf:named:", to: self, value, name) } }»
        """

    // MARK: Declarations

    private mutating func declaration(depth: Int) -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return structure(depth: depth)
        case 1: return enumeration()
        case 2, 3: return objectiveCClass()
        case 4: return condition(depth: depth)
        case 5: return availableLater()
        case 6: return "/* @objc func \(name("c"))() { #selector(x) } /* nested */ */ // delegate?.changed?(1)"
        default: return function("")
        }
    }

    private mutating func structure(depth: Int) -> String {
        let type = name("S")
        let generic = chance(0.3) ? "<T: Hashable>" : ""
        var members = ["var \(name("p")): Int = \(expression(2))", "static let \(name("q")) = [\"a\": 1, \"b\": 2]"]
        if depth > 0, chance(0.4) { members.append(structure(depth: depth - 1)) }
        members.append(function("mutating "))
        members.append("subscript(_ index: Int) -> Int { get { index } set { _ = newValue } }")
        members.append("func \(name("f"))<U>(_ u: U) -> [U] where U: Comparable { [u].sorted(by: <) }")
        return "struct \(type)\(generic): Sendable {\n" + members.joined(separator: "\n") + "\n}"
    }

    private mutating func enumeration() -> String {
        let type = name("E")
        return """
            indirect enum \(type): Error {
                case leaf(Int), node(\(type), \(type))
                case `default`
                var sum: Int { switch self { case .leaf(let v) where v > 0: return v; case .leaf: return 0
                    case let .node(a, b): return a.sum + b.sum; case .default: return \(expression(1)) } }
            }
            """
    }

    /// Returns a class whose marked methods are listed before its closing brace.
    private mutating func objectiveCClass() -> String {
        let type = name("C")
        let base = pick(["NSObject", "UIView", "Speaker"])
        var exposed: [String] = []
        var members: [String] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let method = name("m")
            let access = pick(["", "private ", "public ", "fileprivate "])
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                members.append("«@objc¦» \(access)func \(method)() { \(statement(2, in: type, method + "()")) }")
                exposed.append("$0.method(\"\(method)\", \(type).\(method))")
            case 1:
                members.append(
                    "«@IBAction¦» \(access)func \(method)(_ sender: UIControl) {\n"
                        + statement(2, in: type, method + "(_:)") + "\n}")
                exposed.append("$0.method(\"\(method):\", \(type).\(method)(_:))")
            case 2:
                members.append("«@objc¦» \(access)func \(method)(at a: Int, _ b: String) -> Bool { a > b.count }")
                exposed.append("$0.method(\"\(method)At::\", \(type).\(method)(at:_:))")
            default:
                members.append("«@IBInspectable¦» \(access)var \(method): CGFloat = \(expression(1))")
                exposed.append("$0.property(\"\(method)\", \\\(type).\(method))")
            }
        }
        if chance(0.5) {
            let value = name("v")
            members.append(
                "«@objc dynamic¦» var \(value): Int = 0 «¦{ willSet { willChange(\\\(type).\(value), of: self) } didSet "
                    + "{ didChange(\\\(type).\(value), of: self) } }»")
            exposed.append("$0.property(\"\(value)\", \\\(type).\(value))")
        }
        let body = "«@objc¦» final class \(type): \(base) {\n" + members.joined(separator: "\n\n") + "\n"
        // The list contains its own line number, which the test ignores.
        let list = """
            «¦; @section(".init_array") @used private nonisolated static let __exposed: @convention(c) () -> Void = \
            { exposeMembers(of: \(type).self) { \(exposed.joined(separator: "; ")) } } »
            """
        return body + list + "}"
    }

    private mutating func condition(depth: Int) -> String {
        let inner = depth > 0 ? declaration(depth: 0) : "let \(name("k")) = 1"
        let asked = pick([
            "«os(iOS)¦true»", "«!os(iOS)¦!true»", "«os(macOS)¦false» || «os(iOS)¦true»",
            "«targetEnvironment(simulator)¦true» && swift(>=5.0)", "canImport(UIKit)", "DEBUG",
        ])
        return "#if \(asked)\n\(inner)\n#elseif «os(watchOS)¦false»\nlet \(name("k")) = 2\n#else\n#endif"
    }

    private mutating func availableLater() -> String {
        let function = name("f")
        return chance(0.5)
            ? "«@available(iOS 99, *)\nfunc \(function)() {}¦»"
            : "@available(iOS 13, *)\nfunc \(function)() { if «#available(iOS 99, *)¦#unavailable(iOS 1)» "
                + "{«print(1)¦fatalError()»} else { print(2) } }"
    }

    private mutating func function(_ modifiers: String) -> String {
        let body = (0..<Int.random(in: 1...3, using: &random)).map { _ in statement(3, in: nil, "") }
        return """
            \(modifiers)func \(name("f"))(_ a: Int = 3, b: @autoclosure () -> Bool = true) async throws -> [Int?] {
                let speaker = Speaker()
            \(body.joined(separator: "\n"))
                return [a, nil]
            }
            """
    }

    // MARK: Statements

    /// - Parameters:
    ///   - type: The enclosing class, whose method a selector may name.
    ///   - method: The method's name in a selector.
    private mutating func statement(_ depth: Int, in type: String?, _ method: String) -> String {
        let value = name("l")
        switch Int.random(in: 0..<(depth > 0 ? 9 : 4), using: &random) {
        case 0: return "let \(value): Int = \(expression(depth))"
        case 1: return "print(\(expression(depth)), \"\(value) \\(\(expression(0)))\", separator: #\"\\\"#)"
        case 2: return type.map { selector($0, method) } ?? "_ = \\String.count"
        case 3: return "_ = «#keyPath(Speaker.level)¦\"level\"»"
        case 4:
            return
                "if \(value > "l5" ? "true" : "false"), let x = Optional(\(expression(1))) { _ = x } else { \(statement(depth - 1, in: type, method)) }"
        case 5:
            return "for i in 0..<3 where i % 2 == 0 {\n\(statement(depth - 1, in: type, method)); continue\n}"
        case 6: return "defer { \(statement(depth - 1, in: type, method)) }"
        case 7:
            let arguments = pick(["changed", "title"])
            guard arguments == "title" else {
                return
                    "«Speaker().listener?.changed?(¦implementing(Speaker().listener, \"changed:\")?.changed(»\(expression(1)))"
            }
            return "_ = «Speaker().listener?.title?(¦implementing(Speaker().listener, \"titleOf:named:\")?.title(»"
                + "of: \(expression(1)), named: \"x\")?.count ?? 0"
        default:
            return
                "let \(value): «@convention(block)¦» (Int) -> Int = { (x: Int) -> Int in \(statement(depth - 1, in: type, method)); return x }"
        }
    }

    private mutating func selector(_ type: String, _ method: String) -> String {
        let bare = String(method.prefix { $0 != "(" })
        let reference = method.hasSuffix("()") ? bare : method
        let written = pick([reference, "\(type).\(reference)", "self.\(reference)", "\n    \(reference)\n"])
        let name = method.hasSuffix("()") ? bare : bare + ":"
        return "_ = [«#selector(\(written))¦Selector(\"\(name)\", \(type).\(reference))»]"
    }

    // MARK: Expressions

    private mutating func expression(_ depth: Int) -> String {
        guard depth > 0 else { return pick(["1", "0x1F", "1_000", "Int.max", "\"é🎈\".count", "(2)"]) }
        let (a, b) = (expression(depth - 1), expression(depth - 1))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return "\(a) + \(b)"
        case 1: return "(\(a) > \(b) ? \(a) : \(b))"
        case 2: return "[\(a), \(b)].map { $0 &* 2 }.reduce(0, +)"
        case 3: return "(Optional(\(a))?.magnitude).map(Int.init) ?? \(b)"
        case 4: return "{ (x: Int) in x + \(a) }(\(b))"
        case 5: return "\"\"\"\n    @objc #selector(x) \\(\(a))\n    \"\"\".count"
        case 6: return "#\"delegate?.changed?(\"1\")\"#.count - /* #if os(iOS) */ \(a)"
        default: return "max(\(a), -\(b))"
        }
    }
}
