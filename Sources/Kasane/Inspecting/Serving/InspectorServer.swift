import Foundation
import Synchronization

/// Serves the inspector's page on the loopback address, and forwards its requests.
///
/// There are two resources, the page and answers; files can't be requested. Requests are bounded: 16 connections, 16 KB
/// of headers, 64 KB for a question, ten seconds for an unauthenticated request.
final class InspectorServer: Sendable {
    typealias Reply = @Sendable (InspectorResponse) -> Void
    /// Handles a question of a session, on the server's thread; the reply may be sent at any time, on any thread.
    typealias Asking = @Sendable (InspectorRequest, _ session: Int, @escaping Reply) -> Void

    let port: UInt16
    private let server: HTTPServer
    private let gate: Gate

    /// The thread-safe gate.
    private final class Gate: Sendable {
        private let gate: Mutex<InspectorAuthenticator>

        init(port: UInt16) { gate = Mutex(InspectorAuthenticator(port: port)) }

        func makeToken() -> String { gate.withLock { $0.makeToken() } }

        func decide(_ request: HTTPRequest) -> InspectorAuthenticator.Decision {
            let page = PageRequest(
                method: request.method, path: request.path, token: request.value("token"),
                host: request.headers["Host"], origin: request.headers["Origin"],
                site: request.headers["Sec-Fetch-Site"], cookie: request.headers["Cookie"],
                contentType: request.headers["Content-Type"], contentLength: request.headers["Content-Length"])
            return gate.withLock { $0.decide(page) }
        }
    }

    /// - Parameters:
    ///   - port: 0 for any free port.
    ///   - page: returns the page, on the server's thread.
    init(
        port: UInt16 = 0, page: @escaping @Sendable () throws -> InspectorResponse, asking: @escaping Asking
    ) throws(WindowFailure) {
        do {
            let socket = try ListeningSocket(port: port)
            let gate = Gate(port: socket.port)
            (self.port, self.gate) = (socket.port, gate)
            server = try HTTPServer(
                socket, HTTPServer.Limits(),
                HTTPServer.Client(
                    admit: { InspectorServer.admit($0, gate, page) },
                    take: { request, _, reply in InspectorServer.take(request, gate, asking, reply) },
                    headers: ["Host", "Origin", "Sec-Fetch-Site", "Cookie", "Content-Type", "Content-Length"],
                    farewell: "The player has exited."))
        } catch {
            throw WindowFailure("cannot serve the inspector: \(error.line)")
        }
    }

    /// Returns the page's URL, which works once.
    func makeAddress() -> String { "http://127.0.0.1:\(port)/?token=\(gate.makeToken())" }

    /// Ends all connections. Later replies are ignored.
    func stop() { server.stop() }

    private static func admit(
        _ request: HTTPRequest, _ gate: Gate, _ page: () throws -> InspectorResponse
    ) -> HTTPServer.Admission {
        switch gate.decide(request) {
        // An unauthenticated connection ends with its request.
        case .refused(let status, let line): .answered(InspectorResponse(status: status, line).http.closing)
        case .welcome(let cookie): .answered(InspectorResponse.welcome(cookie: cookie).http)
        case .page:
            .answered(
                ((try? page()) ?? InspectorResponse(status: 500, "The page is incomplete: build all of Kasane."))
                    .http)
        case .question(_, let byteCount): .read(longestBody: byteCount)
        }
    }

    private static func take(
        _ request: HTTPRequest, _ gate: Gate, _ asking: Asking, _ reply: @escaping HTTPServer.Reply
    ) {
        // The session may have ended while the body was received.
        guard case .question(let session, _) = gate.decide(request) else {
            return reply(InspectorResponse(status: 403, "The session has ended.").http)
        }
        guard let question = try? JSONDecoder().decode(InspectorRequest.self, from: request.body) else {
            return reply(InspectorResponse(status: 400, "Invalid request.").http)
        }
        asking(question, session) { reply($0.http) }
    }
}
