import CMicroHTTP
import Dispatch
import Foundation
import Synchronization

/// Serves the inspector's page on the loopback address, and passes on what it asks.
///
/// There are two things to get, the page and answers; nothing of a disk can be asked for. Requests are bounded: 16
/// connections, 16 KB of headers, 64 KB for a question, ten seconds for a stranger's connection. The library has a thread
/// that sleeps while nobody asks.
///
/// Mutexes guard what changes; the rest is set before the server starts.
final class InspectorServer: @unchecked Sendable {
    typealias Reply = @Sendable (PageAnswer) -> Void
    /// Takes a question of a session, on the server's thread; the reply may come at any time, on any thread.
    typealias Asking = @Sendable (InspectorQuestion, _ session: Int, @escaping Reply) -> Void

    let port: UInt16
    private let library: HTTPLibrary
    private let page: @Sendable () throws -> PageAnswer
    private let asking: Asking
    private let gate: Mutex<InspectorGate>
    /// Questions without an answer, whose connections are suspended; nil when the server has stopped.
    private let waiting: Mutex<[ObjectIdentifier: PageExchange]?> = Mutex([:])
    /// Sockets of connections that have asked nothing that was admitted.
    private let strangers: Mutex<[UInt: (socket: Int32, turn: Int)]> = Mutex([:])
    private let turns = Mutex(0)
    private let listening: Int32
    private var daemon: HTTPLibrary.Daemon?

    private static let maxConnections: UInt32 = 16
    private static let memoryLimit = 16_384
    /// In seconds.
    private static let idleTimeout: UInt32 = 30
    private static let strangersTime = 10

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - page: makes the page, on the server's thread.
    init(
        port: UInt16 = 0, page: @escaping @Sendable () throws -> PageAnswer, asking: @escaping Asking
    ) throws(WindowFailure) {
        library = try HTTPLibrary()
        (listening, self.port) = try LoopbackSocket.listening(on: port)
        (self.page, self.asking) = (page, asking)
        gate = Mutex(InspectorGate(port: self.port))
        daemon = library.start(
            listening,
            kasane_mhd_limits(
                connections: InspectorServer.maxConnections, memory: InspectorServer.memoryLimit,
                idle_seconds: InspectorServer.idleTimeout),
            handler: { context, connection, path, method, _, body, count, slot in
                guard let context, let connection, let path, let method, let count, let slot else { return 0 }
                let server = Unmanaged<InspectorServer>.fromOpaque(context).takeUnretainedValue()
                return server.handle(
                    connection, String(cString: method), String(cString: path),
                    UnsafeRawBufferPointer(start: body, count: body == nil ? 0 : count.pointee), count, slot) ? 1 : 0
            },
            completed: { _, _, slot, _ in
                guard let exchange = slot?.pointee else { return }
                Unmanaged<PageExchange>.fromOpaque(exchange).release()
                slot?.pointee = nil
            },
            connected: { context, connection, _, code in
                guard let context, let connection else { return }
                let server = Unmanaged<InspectorServer>.fromOpaque(context).takeUnretainedValue()
                server.connection(connection, isOpen: code == Int32(kasane_mhd_started))
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        guard daemon != nil else {
            close(listening)
            throw WindowFailure("the inspector's server cannot start: there is no memory or no thread for it")
        }
    }

    deinit { stop() }

    /// The page's address, which works once.
    func makeAddress() -> String {
        "http://127.0.0.1:\(port)/?token=\(gate.withLock { $0.makeToken() })"
    }

    /// Ends all connections. Replies that are still to come are of no use.
    func stop() {
        guard let daemon else { return }
        self.daemon = nil
        waiting.withLock { waiting in
            for exchange in (waiting ?? [:]).values {
                exchange.answer = PageAnswer(status: 503, "The player has ended.")
                library.resume(exchange.connection)
            }
            waiting = nil
        }
        library.stop(daemon)
    }

    // MARK: Requests

    /// Takes the next part of a request: its headers first, then its body in parts, and then its end.
    private func handle(
        _ connection: HTTPLibrary.Connection, _ method: String, _ path: String, _ body: UnsafeRawBufferPointer,
        _ count: UnsafeMutablePointer<Int>, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Bool {
        guard let known = slot.pointee else {
            let exchange = PageExchange(connection)
            let request = request(of: connection, method, path)
            switch gate.withLock({ $0.decide(request) }) {
            case .refused(let status, let line): return send(PageAnswer(status: status, line), on: connection)
            case .welcome(let cookie):
                return send(.welcome(cookie: cookie), on: connection)
            case .page:
                admit(connection)
                return send(
                    (try? page()) ?? PageAnswer(status: 500, "The page's parts are missing: build all of Kasane."),
                    on: connection)
            case .question(let session, let byteCount):
                admit(connection)
                (exchange.session, exchange.byteCount) = (session, byteCount)
            }
            slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            return true
        }
        let exchange = Unmanaged<PageExchange>.fromOpaque(known).takeUnretainedValue()
        if count.pointee > 0 {
            // No more than the length that the gate has let in.
            guard exchange.body.count + body.count <= exchange.byteCount else { return false }
            exchange.body.append(contentsOf: body)
            count.pointee = 0
            return true
        }
        if let answer = waiting.withLock({ _ in exchange.answer }) { return send(answer, on: connection) }
        guard let question = try? JSONDecoder().decode(InspectorQuestion.self, from: exchange.body) else {
            return send(PageAnswer(status: 400, "That is no question."), on: connection)
        }
        library.suspend(connection)
        waiting.withLock { $0?[ObjectIdentifier(exchange)] = exchange }
        asking(question, exchange.session) { [weak self] in self?.finish(exchange, $0) }
        return true
    }

    /// Answers a question; does nothing if it has an answer, or the server has stopped.
    private func finish(_ exchange: PageExchange, _ answer: PageAnswer) {
        waiting.withLock { waiting in
            guard waiting?.removeValue(forKey: ObjectIdentifier(exchange)) != nil else { return }
            exchange.answer = answer
            library.resume(exchange.connection)
        }
    }

    private func request(of connection: HTTPLibrary.Connection, _ method: String, _ path: String) -> PageRequest {
        func header(_ name: String) -> String? { library.value(name, of: connection) }
        return PageRequest(
            method: method, path: path, token: library.value("token", of: connection, isQuery: true),
            host: header("Host"), origin: header("Origin"), site: header("Sec-Fetch-Site"), cookie: header("Cookie"),
            contentType: header("Content-Type"), contentLength: header("Content-Length"))
    }

    private func send(_ answer: PageAnswer, on connection: HTTPLibrary.Connection) -> Bool {
        var body = [UInt8](answer.body)
        guard let response = library.makeResponse(body.count, &body, Int32(kasane_mhd_copies)) else { return false }
        defer { library.destroyResponse(response) }
        for (name, value) in answer.allHeaders { _ = library.addHeader(response, name, value) }
        return library.queue(connection, answer.status, response) == Int32(kasane_mhd_yes)
    }

    // MARK: Strangers

    private func connection(_ connection: HTTPLibrary.Connection, isOpen: Bool) {
        let key = UInt(bitPattern: connection)
        guard isOpen else {
            strangers.withLock { $0[key] = nil }
            return
        }
        let turn = turns.withLock { turns in
            turns += 1
            return turns
        }
        let socket = library.descriptor(of: connection)
        strangers.withLock { $0[key] = (socket, turn) }
        let end = DispatchTime.now() + .seconds(InspectorServer.strangersTime)
        DispatchQueue.global().asyncAfter(deadline: end) { [weak self] in
            // The library closes the socket after it has said so, which takes the stranger from the list.
            self?.strangers.withLock { strangers in
                guard let stranger = strangers[key], stranger.turn == turn else { return }
                shutdown(stranger.socket, Int32(SHUT_RDWR))
            }
        }
    }

    private func admit(_ connection: HTTPLibrary.Connection) {
        strangers.withLock { $0[UInt(bitPattern: connection)] = nil }
    }
}

/// A question on its way.
///
/// The server's thread owns it, but for the answer, which the server's mutex of waiting questions guards.
private final class PageExchange: @unchecked Sendable {
    let connection: HTTPLibrary.Connection
    var session = 0
    var byteCount = 0
    var body = Data()
    var answer: PageAnswer?

    init(_ connection: HTTPLibrary.Connection) { self.connection = connection }
}
