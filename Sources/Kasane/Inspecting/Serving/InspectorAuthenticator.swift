import Foundation

/// The parts of a request that are relevant for access control.
struct PageRequest: Equatable {
    var method = "GET"
    var path = "/"
    /// The value of `token` in the query.
    var token: String?
    var host: String?
    var origin: String?
    /// The browser's description of the page that sent the request.
    var site: String?
    var cookie: String?
    var contentType: String?
    var contentLength: String?
}

/// Controls access to the inspector's page.
///
/// The token is printed in the terminal. Its first use begins a session, which is stored in a cookie; afterwards the
/// token is invalid. Pages of other hosts, including other ports, can neither read nor send requests: the host and
/// origin names are compared, which a page under another name for this machine can't forge.
struct InspectorAuthenticator {
    enum Decision: Equatable {
        /// A session begins: the cookie is set, and the browser loads the page again without the token.
        case welcome(cookie: String)
        /// The page is shown.
        case page
        /// The request's body, of a number of bytes, is a question.
        case question(session: Int, byteCount: Int)
        case refused(status: UInt32, String)
    }

    /// The maximum length of a body, in bytes.
    static let longestBody = 65_536
    private static let maxTokens = 4
    private static let maxSessions = 8

    let port: UInt16
    /// Unused tokens.
    private var tokens: [String] = []
    private var sessions: [(number: Int, secret: String)] = []
    private var lastSession = 0

    init(port: UInt16) { self.port = port }

    private var cookieName: String { "kasane-inspector-\(port)" }

    /// Creates a token that begins one session.
    mutating func makeToken() -> String {
        let token = InspectorAuthenticator.secret()
        tokens = tokens.suffix(InspectorAuthenticator.maxTokens - 1) + [token]
        return token
    }

    /// Decides on a request from its first line and headers.
    mutating func decide(_ request: PageRequest) -> Decision {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.host?.lowercased(), hosts.contains(host) else {
            return .refused(status: 403, "This is not the inspector's URL.")
        }
        let session = session(of: request.cookie ?? "")
        switch (request.method, request.path) {
        case ("GET", "/"):
            if let token = request.token {
                return use(token) ?? .refused(status: 403, InspectorAuthenticator.advice)
            }
            return session == nil ? .refused(status: 403, InspectorAuthenticator.advice) : .page
        case ("POST", "/ask"):
            guard let session else { return .refused(status: 403, InspectorAuthenticator.advice) }
            // A page of another port is same-site, so its requests include the cookie.
            guard request.origin == "http://\(host)", [nil, "same-origin"].contains(request.site),
                request.contentType == "application/json"
            else { return .refused(status: 403, "Only the inspector's own page may send requests.") }
            guard let length = request.contentLength else { return .refused(status: 411, "Content-Length is missing.") }
            guard let count = Int(length), (0...InspectorAuthenticator.longestBody).contains(count) else {
                return .refused(status: 413, "The request is too long.")
            }
            return .question(session: session, byteCount: count)
        case (_, "/"), (_, "/ask"): return .refused(status: 405, "The method is not allowed.")
        default: return .refused(status: session == nil ? 403 : 404, "Page not found.")
        }
    }

    private static let advice =
        "This URL works once, in one browser. Press I in the player's window to print a new one on the terminal."

    private mutating func use(_ token: String) -> Decision? {
        var found: Int?
        for (index, other) in tokens.enumerated() where InspectorAuthenticator.isSame(token, other) { found = index }
        guard let found else { return nil }
        tokens.remove(at: found)
        lastSession += 1
        let secret = InspectorAuthenticator.secret()
        sessions = sessions.suffix(InspectorAuthenticator.maxSessions - 1) + [(lastSession, secret)]
        return .welcome(cookie: "\(cookieName)=\(secret); HttpOnly; SameSite=Strict; Path=/")
    }

    private func session(of cookies: String) -> Int? {
        var found: Int?
        for cookie in cookies.split(separator: ";").prefix(64) {
            let parts = cookie.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == cookieName else { continue }
            for session in sessions where InspectorAuthenticator.isSame(parts[1], session.secret) {
                found = session.number
            }
        }
        return found
    }

    /// Returns 256 random bits from the kernel, as 64 hexadecimal digits.
    static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in constant time: it does not depend on the position of the first difference.
    static func isSame(_ text: String, _ secret: String) -> Bool {
        let (a, b) = (Array(text.utf8), Array(secret.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
