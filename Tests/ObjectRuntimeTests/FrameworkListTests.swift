import Foundation
import XCTest

/// The rewriter's list of framework declarations, against their sources.
final class FrameworkListTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Swift-only protocols: nobody implements them in Objective-C.
    private static let swiftProtocols: Set<String> = [
        "GestureActions", "UITraitDefinition", "UIMutableTraits", "UITraitChangeObservable",
        "UITraitChangeRegistration", "UIConfigurationState", "UIContentConfiguration", "UIContentView",
        "_UIColorLiteral",
        "_UIImageLiteral", "WindowKeeping", "MapAnnotationProtocol", "MapContent",
    ]

    /// Requirements with a name that methods of other classes often have.
    private static let common: Set<String> = ["optional MKOverlay intersects(_:)"]

    /// Requirements that a framework class implements by doing nothing, instead of an extension.
    private static let fulfilledByClasses = ["UIResponderStandardEditActions": "UIResponder"]

    private func lines() throws -> [[String]] {
        let file = FrameworkListTests.root.appendingPathComponent("Sources/Kasane/Porting/Rewriter/frameworks.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
    }

    func testProtocolsAndOptionalRequirementsAreThoseOfTheSources() throws {
        let modules = [
            "QuartzCore", "UIKit", "AVKit", "CoreLocation", "MapKit", "MessageUI", "PhotosUI", "SafariServices",
            "UserNotifications", "WebKit",
        ]
        let sources = try FrameworkSources(modules: modules, root: FrameworkListTests.root)
        var expected: Set<String> = []
        for (name, declared) in sources.protocols where !FrameworkListTests.swiftProtocols.contains(name) {
            expected.insert("protocol \(name)" + (declared.parents.isEmpty ? "" : ": \(declared.parents)"))
            let isClassBased = FrameworkListTests.fulfilledByClasses[name] != nil
            for requirement in declared.methods
            where isClassBased || sources.defaults[name, default: []].contains(requirement) {
                if !requirement.hasPrefix("_") { expected.insert("optional \(name) \(requirement)") }
            }
        }
        let listed = try Set(
            lines().filter { !["observable", "member", "replaceable"].contains($0[0]) }.map { words in
                (words[0] == "optional" ? Array(words.prefix(3)) : words).joined(separator: " ")
            })
        XCTAssertEqual(listed.subtracting(expected), [], "no longer in the sources")
        XCTAssertEqual(
            expected.subtracting(listed), FrameworkListTests.common, "missing in the list")
    }

    func testSelectorsHaveAsManyArguments() throws {
        for words in try lines() where words[0] == "optional" {
            let (name, selector) = (words[2], words[3])
            XCTAssertEqual(name.count { $0 == ":" }, selector.count { $0 == ":" }, name)
            let base = name.prefix { $0 != "(" }
            XCTAssertTrue(selector.hasPrefix(base), "\(name) \(selector)")
        }
    }

    func testReplaceableMembersAreTheDynamicOnesOfTheSources() throws {
        let folder = FrameworkListTests.root.appendingPathComponent("Sources/UIKit")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var declared: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /open dynamic override (func|var) (\w+)(?:\(([^)]*)\))?/) {
                let start = text[..<match.range.lowerBound]
                let type = start.matches(of: /\nopen class (\w+)/).last.map { String($0.1) } ?? file.lastPathComponent
                let labels = (match.3 ?? "").split(separator: ",").map { $0.split(separator: " ")[0] }
                    .map { $0.trimmingCharacters(in: [":"]) + ":" }
                declared.insert("\(type) \(match.2)" + (match.1 == "func" ? "(\(labels.joined()))" : ""))
            }
        }
        let listed = try Set(lines().filter { $0[0] == "replaceable" }.map { "\($0[1]) \($0[2])" })
        XCTAssertEqual(listed, declared)
    }

    func testObservablePropertiesAreExposed() throws {
        let files = ["UIKit/Exposing/ExposedViews.swift", "QuartzCore/Layers/CALayer+Observing.swift"]
        let text = try files.map {
            try String(contentsOf: FrameworkListTests.root.appendingPathComponent("Sources/\($0)"), encoding: .utf8)
        }.joined()
        for words in try lines() where words[0] == "observable" {
            XCTAssertTrue(text.contains("\\\(words[1]).\(words[2]))"), words.joined(separator: " "))
        }
    }
}

/// The public protocols of some modules, and the requirements that extensions implement.
private struct FrameworkSources {
    struct Declared {
        let parents: String
        let methods: [String]
    }

    private(set) var protocols: [String: Declared] = [:]
    private(set) var defaults: [String: [String]] = [:]

    init(modules: [String], root: URL) throws {
        for module in modules {
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                try read(String(contentsOf: file, encoding: .utf8).replacing(/\/\/.*/, with: ""))
            }
        }
    }

    private mutating func read(_ text: String) {
        for match in text.matches(of: /public protocol (\w+)(?:: ([\w, ]+))? \{/) {
            let body = text[match.range.upperBound...]
            protocols[String(match.1)] = Declared(parents: String(match.2 ?? ""), methods: methods(in: body))
        }
        for match in text.matches(of: /(?:^|\n)extension (\w+)(?: where [^{]*)? \{/) {
            defaults[String(match.1), default: []] += methods(in: text[match.range.upperBound...])
        }
    }

    /// Returns the full names of the functions up to the brace that closes the body.
    private func methods(in body: Substring) -> [String] {
        var depth = 1
        let end = body.firstIndex { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth == 0
        }
        let inside = body[..<(end ?? body.endIndex)]
        return inside.matches(of: /func\s+(\w+)\s*\(/).map { match in
            "\(match.1)(\(labels(of: inside[match.range.upperBound...]).map { $0 + ":" }.joined()))"
        }
    }

    /// Returns the labels of parameters up to the closing parenthesis.
    private func labels(of parameters: Substring) -> [String] {
        var (depth, labels, isStart) = (1, [String](), true)
        var rest = parameters
        while let character = rest.first, depth > 0 {
            if isStart, depth == 1, let word = rest.prefixMatch(of: /\s*(\w+)/) {
                labels.append(String(word.1))
                rest = rest[word.range.upperBound...]
                isStart = false
                continue
            }
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            // The arrow of a function type closes nothing.
            if character == "-", rest.dropFirst().first == ">" { rest = rest.dropFirst() }
            if character == ">" { depth -= 1 }
            isStart = character == "," && depth == 1
            rest = rest.dropFirst()
        }
        return labels
    }
}
