import Foundation

/// An answer of the inspector's server.
struct InspectorResponse: Sendable {
    var status: UInt32 = 200
    var type = "text/plain; charset=utf-8"
    var body = Data()
    var headers: [(name: String, value: String)] = []

    init(status: UInt32 = 200, type: String = "text/plain; charset=utf-8", body: Data = Data()) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    init(status: UInt32, _ line: String) { self.init(status: status, body: Data("\(line)\n".utf8)) }

    /// Begins a session, and removes the token from the browser's address. The page reloads itself: a browser that was
    /// redirected from another site would not send the cookie.
    static func welcome(cookie: String) -> InspectorResponse {
        let page =
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>Kasane inspector</title>"
            + "<meta http-equiv=\"refresh\" content=\"0;url=/\">"
        var answer = InspectorResponse(type: "text/html; charset=utf-8", body: Data(page.utf8))
        answer.headers = [("Set-Cookie", cookie), ("Content-Security-Policy", "default-src 'none'")]
        return answer
    }

    /// Returns an answer to a question of the page.
    static func json(_ data: Data) -> InspectorResponse { InspectorResponse(type: "application/json", body: data) }

    /// The question takes too long to answer, or has been superseded by another.
    static let nothing = InspectorResponse(status: 204)

    /// The headers of every answer: browsers must not cache or sniff it, or embed it in other pages.
    static let standardHeaders: [(name: String, value: String)] = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("X-Frame-Options", "DENY"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    var http: HTTPResponse {
        HTTPResponse(
            status: status, type: type, body: .data(body),
            headers: (InspectorResponse.standardHeaders + headers).map {
                HTTPRequest.Field(name: $0.name, value: $0.value)
            })
    }
}
