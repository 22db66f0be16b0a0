import Foundation

/// A request to the scene.
struct ServiceRequest: Equatable, Sendable {
    var kind: ServedKind
    /// Whether the kind was selected by the client's `Accept` header.
    var isNegotiated = false
    var row = RowMessage.Content.preview
    var scale: Double?
    var time: Double?

    /// The reason why a request is rejected, in one line.
    struct Refusal: Error, Equatable {
        var status: UInt32
        var line: String
        var headers: [HTTPRequest.Field] = []
    }

    /// Names in a query that are not fields of the row.
    private static let optionNames: Set = ["scale", "at"]
    private static let methods: Set = ["GET", "HEAD", "POST"]

    /// Parses a request except for its body.
    init(head request: HTTPRequest, _ options: ServiceOptions) throws(Refusal) {
        guard ServiceRequest.methods.contains(request.method) else {
            throw Refusal(
                status: 405, line: "Method \(request.method) is not allowed: use GET, or POST with a row as JSON.",
                headers: [.init(name: "Allow", value: "GET, HEAD, POST")])
        }
        guard let query = request.query, query.allSatisfy({ !$0.name.contains("\u{FFFD}") }) else {
            throw Refusal(status: 400, line: "The query is not UTF-8.")
        }
        kind = .png
        try readKind(of: request)
        var fields: [RowMessage.TextField] = []
        for field in query {
            guard !ServiceRequest.optionNames.contains(field.name) else { continue }
            guard !fields.contains(where: { $0.name == field.name }) else {
                throw Refusal(status: 400, line: "The field \"\(field.name)\" occurs twice: remove one of them.")
            }
            fields.append(RowMessage.TextField(name: field.name, text: field.value))
        }
        if let text = request.value("scale") {
            scale = try ServiceRequest.number(text, "scale", above: 0, upTo: options.largestScale)
        }
        if let text = request.value("at") {
            time = try ServiceRequest.number(text, "at", from: 0, upTo: FrameSchedule.longest)
        }
        if time == nil, kind.isSingleImage { time = options.pictureTime }
        guard request.method != "POST" || fields.isEmpty else {
            throw Refusal(
                status: 400, line: "The field \"\(fields[0].name)\" is in the query: POST takes the row in the body.")
        }
        if !fields.isEmpty { row = .texts(fields) }
    }

    private mutating func readKind(of request: HTTPRequest) throws(Refusal) {
        let ending = (request.path as NSString).pathExtension.lowercased()
        guard ending.isEmpty else {
            guard let kind = ServedKind(rawValue: ending) else {
                let known = ServedKind.allCases.map { ".\($0)" }.joined(separator: ", ")
                throw Refusal(status: 404, line: "Unknown format .\(ending): use \(known).")
            }
            self.kind = kind
            return
        }
        isNegotiated = true
        guard let kind = ServedKind(accept: request.headers["Accept"]) else {
            let known = ServedKind.allCases.dropLast().map(\.mediaType).joined(separator: ", ")
            throw Refusal(status: 406, line: "None of the accepted types is available: use \(known).")
        }
        self.kind = kind
    }

    /// Reads the row from the body of a POST.
    mutating func read(body: Data) throws(Refusal) {
        guard !body.isEmpty else {
            throw Refusal(status: 400, line: "The body is empty: send a row, such as {\"id\": 7}.")
        }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
        } catch {
            throw Refusal(status: 400, line: "The body is not JSON: \(ServiceRequest.place(of: error, in: body)).")
        }
        guard value is [String: Any] else {
            throw Refusal(status: 400, line: "The body is not a JSON object, {…}, with the fields of a row.")
        }
        row = .json(Array(body))
    }

    /// Returns the location of the JSON error in a body, by line. Foundation counts bytes: "Invalid value around
    /// character 20."
    private static func place(of error: any Error, in body: Data) -> String {
        let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        guard let match = reason.firstMatch(of: /^(.*?) around character ([0-9]+)/), let offset = Int(match.2) else {
            let line = body.count { $0 == UInt8(ascii: "\n") } + 1
            return "line \(line): \(reason.isEmpty ? "unexpected end of file" : reason.trimmingCharacters(in: ["."]))"
        }
        let before = body.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        return "line \(line), column \(column): \(match.1.prefix(1).lowercased() + match.1.dropFirst())"
    }

    private static func number(
        _ text: String, _ name: String, above lower: Double = -1, from least: Double = 0, upTo most: Double
    ) throws(Refusal) -> Double {
        guard let number = Double(text), number > lower, number >= least, number <= most else {
            let shown = text.prefix(40)
            throw Refusal(
                status: 400, line: "\(name) is \"\(shown)\", which is not a number up to \(most.shown).")
        }
        return number
    }
}
