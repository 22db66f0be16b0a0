import Foundation

/// What the inspector's server answers.
struct InspectorResponse: Sendable {
    var status: UInt32 = 200
    var type = "text/plain; charset=utf-8"
    var body = Data()
    var headers: [(name: String, value: String)] = []

    init(status: UInt32 = 200, type: String = "text/plain; charset=utf-8", body: Data = Data()) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    init(status: UInt32, _ line: String) { self.init(status: status, body: Data("\(line)\n".utf8)) }

    /// Begins a session, and takes the token out of the browser's address. The page asks for itself by its own: a browser
    /// that was sent on from elsewhere would keep the cookie back.
    static func welcome(cookie: String) -> InspectorResponse {
        let page =
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>Kasane inspector</title>"
            + "<meta http-equiv=\"refresh\" content=\"0;url=/\">"
        var answer = InspectorResponse(type: "text/html; charset=utf-8", body: Data(page.utf8))
        answer.headers = [("Set-Cookie", cookie), ("Content-Security-Policy", "default-src 'none'")]
        return answer
    }

    /// An answer to a question of the page.
    static func json(_ data: Data) -> InspectorResponse { InspectorResponse(type: "application/json", body: data) }

    /// The page was asked for something that takes too long to answer, or has been asked again since.
    static let nothing = InspectorResponse(status: 204)

    /// What every answer says: browsers keep nothing, guess nothing, and show nothing of it in other pages.
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
