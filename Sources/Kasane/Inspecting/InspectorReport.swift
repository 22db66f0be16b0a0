import Foundation

/// The page that shows what the inspector found: one file, which needs no other and no network.
///
/// Its parts are resources: the document, the style sheet and the script, which builds the page of the data. Nothing of a
/// scene becomes markup: the script writes texts only.
struct InspectorReport {
    private let document: String
    private let style: String
    private let script: String

    /// The script's parts, each of which may use those before it.
    private static let scriptParts = [
        "base", "tree", "editing", "values", "picture", "exploded", "timeline", "costs", "live", "page",
    ]

    /// Why there is no report.
    struct TemplateMissing: Error, CustomStringConvertible {
        let folder: String
        var description: String {
            "no resources of the report in \(folder): build all of Kasane (swift build), and run it where it was built"
        }
    }

    /// - Parameter folder: holds the parts; nil for that beside the running code.
    init(folder: URL? = nil) throws(TemplateMissing) {
        let folder = folder ?? InspectorReport.folder
        func part(_ name: String) throws(TemplateMissing) -> String {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
                throw TemplateMissing(folder: folder.path)
            }
            return text
        }
        document = try part("report.html")
        style = try part("report.css")
        var script = ""
        for name in InspectorReport.scriptParts { script += try part("\(name).js") }
        self.script = script
    }

    /// What the report may load: nothing.
    private static let reportPolicy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
        + "form-action 'none'"

    /// The whole report.
    func html(of inspection: Inspection) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return page(
            title: inspection.title, data: String(decoding: try encoder.encode(inspection), as: UTF8.self),
            policy: InspectorReport.reportPolicy, nonce: "")
    }

    /// The page of a scene that runs: it asks the server that it comes from for all that it shows.
    func livePage(title: String) throws -> InspectorResponse {
        let nonce = InspectorAuthenticator.secret()
        let policy =
            "default-src 'none'; img-src data:; connect-src 'self'; style-src 'nonce-\(nonce)'; "
            + "script-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'"
        let data = String(decoding: try JSONEncoder().encode(LiveData(title: title)), as: UTF8.self)
        var answer = InspectorResponse(
            type: "text/html; charset=utf-8",
            body: Data(page(title: title, data: data, policy: policy, nonce: " nonce=\"\(nonce)\"").utf8))
        answer.headers = [("Content-Security-Policy", "\(policy); frame-ancestors 'none'")]
        return answer
    }

    /// What a live page begins with.
    private struct LiveData: Encodable {
        let title: String
        var isLive = true
    }

    private func page(title: String, data: String, policy: String, nonce: String) -> String {
        // Neither the end of the element nor a comment can stand in the data.
        let data = data.replacingOccurrences(of: "<", with: "\\u003c")
        var page = ""
        // Each place is filled once, so that nothing of a scene is taken for a place.
        var rest = document[...]
        for (place, text) in [
            ("{{policy}}", policy), ("{{title}}", InspectorReport.escaped(title)), ("{{nonce}}", nonce),
            ("{{style}}", style), ("{{data}}", data), ("{{nonce}}", nonce), ("{{script}}", script),
        ] {
            guard let range = rest.range(of: place) else { continue }
            page += rest[..<range.lowerBound] + text
            rest = rest[range.upperBound...]
        }
        return page + rest
    }

    /// A text as it stands between tags.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// The parts beside the library, or the program, that this code is in.
    private static var folder: URL {
        let metadata: Any.Type = InspectorReport.self
        let code = file(at: unsafeBitCast(metadata, to: UInt.self)) ?? "/proc/self/exe"
        return URL(fileURLWithPath: code).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("Kasane_Kasane.resources/Report")
    }

    /// The file that is mapped at an address of this process.
    private static func file(at address: UInt) -> String? {
        // Read line by line: the file says that it has no bytes.
        guard let maps = fopen("/proc/self/maps", "re") else { return nil }
        defer { fclose(maps) }
        var buffer = [CChar](repeating: 0, count: 8192)
        while fgets(&buffer, Int32(buffer.count), maps) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Two addresses, four more fields, and the path.
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            let range = (fields.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard fields.count == 6, range.count == 2, range[0] <= address, address < range[1] else { continue }
            let path = fields[5].trimmingCharacters(in: .whitespacesAndNewlines)
            return path.hasPrefix("/") ? path : nil
        }
        return nil
    }
}
