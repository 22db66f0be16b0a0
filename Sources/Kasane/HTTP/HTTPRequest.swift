import Foundation

/// What a client asks for.
struct HTTPRequest: Sendable {
    /// A name and its value, of a query.
    struct Field: Sendable, Equatable {
        var name: String
        var value: String
    }

    var method = "GET"
    /// Decoded, without the query.
    var path = "/"
    /// The query, in its order; nil where it is not UTF-8.
    var query: [Field]? = []
    var headers: [String: String] = [:]
    var body = Data()

    /// The length that the body will have; nil where that is not said, or is no number.
    var contentLength: Int? { headers["Content-Length"].flatMap { Int($0) } }

    /// The first value of a name in the query.
    func value(_ name: String) -> String? { query?.first { $0.name == name }?.value }
}

/// What a server answers.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case data(Data)
        case file(OpenFile)
    }

    var status: UInt32 = 200
    /// All of them but those that every answer has, such as the length.
    var headers: [HTTPRequest.Field] = []
    var body = Body.data(Data())

    /// An answer of one line.
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

    /// The same, after which the connection ends.
    var closing: HTTPResponse {
        var answer = self
        answer.headers.append(.init(name: "Connection", value: "close"))
        return answer
    }

    /// In bytes.
    var byteCount: Int {
        switch body {
        case .data(let data): data.count
        case .file(let file): file.byteCount
        }
    }
}
