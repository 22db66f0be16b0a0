import Foundation

/// A client's request.
struct HTTPRequest: Sendable {
    /// A name and value in a query.
    struct Field: Sendable, Equatable {
        var name: String
        var value: String
    }

    var method = "GET"
    /// Decoded, without the query.
    var path = "/"
    /// The query's fields, in order; nil if it is not UTF-8.
    var query: [Field]? = []
    var headers: [String: String] = [:]
    var body = Data()

    /// The length of the body; nil if it is not specified, or is not a number.
    var contentLength: Int? { headers["Content-Length"].flatMap { Int($0) } }

    /// Returns the first value of a name in the query.
    func value(_ name: String) -> String? { query?.first { $0.name == name }?.value }
}

/// A server's answer.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case data(Data)
        case file(OpenFile)
    }

    var status: UInt32 = 200
    /// The headers, except for those that every answer has, such as the length.
    var headers: [HTTPRequest.Field] = []
    var body = Body.data(Data())

    /// Creates an answer of one line.
    init(status: UInt32, _ line: String) {
        self.status = status
        headers = [.init(name: "Content-Type", value: "text/plain; charset=utf-8")]
        body = .data(Data("\(line)\n".utf8))
    }

    init(status: UInt32 = 200, type: String?, body: Body, headers: [HTTPRequest.Field] = []) {
        self.status = status
        self.headers = (type.map { [.init(name: "Content-Type", value: $0)] } ?? []) + headers
        self.body = body
    }

    /// The same answer, after which the connection is closed.
    var closing: HTTPResponse {
        var answer = self
        answer.headers.append(.init(name: "Connection", value: "close"))
        return answer
    }

    /// The body's size in bytes.
    var byteCount: Int {
        switch body {
        case .data(let data): data.count
        case .file(let file): file.byteCount
        }
    }
}
