import Foundation

/// The page that shows the inspector's results: one self-contained file, which needs no network.
///
/// Its parts are resources: the document, the style sheet and the script, which builds the page from the data. No data
/// of a scene is interpreted as markup: the script inserts text only.
struct InspectorReport {
    private let document: String
    private let style: String
    private let script: String

    /// The script's parts, each of which may use the previous ones.
    private static let scriptParts = [
        "base", "tree", "editing", "values", "picture", "exploded", "timeline", "costs", "live", "page",
    ]

    /// The reason why there is no report.
    struct TemplateMissing: Error, CustomStringConvertible {
        let folder: String
        var description: String {
            "no resources of the report in \(folder): build all of Kasane (swift build), and run it where it was built"
        }
    }

    /// - Parameter folder: the folder of the parts; nil for the one beside the running code.
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

    /// The report's content security policy: it may load nothing.
    private static let reportPolicy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
        + "form-action 'none'"

    /// Returns the complete report.
    func html(of inspection: Inspection) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return page(
            title: inspection.title, data: String(decoding: try encoder.encode(inspection), as: UTF8.self),
            policy: InspectorReport.reportPolicy, nonce: "")
    }

    /// Returns the page of a running scene: it requests everything that it shows from its server.
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

    /// The initial data of a live page.
    private struct LiveData: Encodable {
        let title: String
        var isLive = true
    }

    private func page(title: String, data: String, policy: String, nonce: String) -> String {
        // The data can't contain the end of the element or a comment.
        let data = data.replacingOccurrences(of: "<", with: "\\u003c")
        var page = ""
        // Each placeholder is replaced once, so that no data of a scene is taken for a placeholder.
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

    /// Returns text escaped for element content.
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

    /// The folder of the parts, beside the library or program that contains this code.
    private static var folder: URL {
        let metadata: Any.Type = InspectorReport.self
        let code = file(at: unsafeBitCast(metadata, to: UInt.self)) ?? "/proc/self/exe"
        return URL(fileURLWithPath: code).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("Kasane_Kasane.resources/Report")
    }

    /// Returns the file that is mapped at an address of this process.
    private static func file(at address: UInt) -> String? {
        // Read line by line: the file reports a size of zero.
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
