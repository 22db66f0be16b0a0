import CMicroHTTP
import Dispatch
import Foundation
import Synchronization

/// Answers HTTP requests.
///
/// The library's thread sleeps while there are no requests. All resources that a client may use are bounded:
/// connections, sizes of headers and bodies, and the time to receive a request and to send an answer.
///
/// Mutexes guard mutable state; the rest is set before the server starts.
final class HTTPServer: @unchecked Sendable {
    typealias Reply = @Sendable (HTTPResponse) -> Void

    struct Limits: Sendable {
        var connections: UInt32 = 16
        /// The limit for a request's first line and headers, in bytes.
        var memory = 16_384
        /// The time after which an idle connection is closed, in seconds.
        var idleSeconds: UInt32 = 30
        /// The time limit for receiving a connection's first request, in seconds; it is three times as long for later
        /// ones.
        var requestSeconds = 10
        /// The minimum average rate at which a client receives an answer, in bytes per second, after half a minute.
        var slowestRate = 16_384
    }

    /// The decision about a request, from its first line and headers.
    enum Admission {
        case answered(HTTPResponse)
        /// The body is read first, up to this number of bytes.
        case read(longestBody: Int)
    }

    struct Client: Sendable {
        /// Decides on a request before its body is received, on the server's thread.
        var admit: @Sendable (HTTPRequest) -> Admission
        /// Handles a request, on the server's thread; the reply may be sent at any time, on any thread. The other
        /// function returns whether the client has disconnected.
        var take: @Sendable (HTTPRequest, _ isGone: @escaping @Sendable () -> Bool, _ reply: @escaping Reply) -> Void
        /// The request headers that are read.
        var headers: [String]
        /// The answer to pending requests when the server stops.
        var farewell: String
    }

    private let library: HTTPLibrary
    private let limits: Limits
    private let client: Client
    /// Unanswered requests, whose connections are suspended; nil when the server has stopped.
    private let waiting: Mutex<[ObjectIdentifier: HTTPExchange]?> = Mutex([:])
    private let clocks: ConnectionTimeouts
    private let listening: Int32
    private var daemon: HTTPLibrary.Daemon?

    /// Starts a server, which closes the socket when it stops.
    init(_ socket: ListeningSocket, _ limits: Limits, _ client: Client) throws(HTTPFailure) {
        do {
            library = try HTTPLibrary()
        } catch {
            close(socket.descriptor)
            throw error
        }
        (self.limits, self.client, listening) = (limits, client, socket.descriptor)
        clocks = ConnectionTimeouts(seconds: limits.requestSeconds)
        daemon = library.start(
            listening,
            kasane_mhd_limits(
                connections: limits.connections, memory: limits.memory, idle_seconds: limits.idleSeconds),
            handler: { context, connection, path, method, _, body, count, slot in
                guard let context, let connection, let path, let method, let count, let slot else { return 0 }
                let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
                return server.handle(
                    connection, String(cString: method), String(cString: path),
                    UnsafeRawBufferPointer(start: body, count: body == nil ? 0 : count.pointee), count, slot) ? 1 : 0
            },
            completed: { context, connection, slot, _ in
                guard let context, let connection else { return }
                Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().clocks.ended(connection)
                guard let exchange = slot?.pointee else { return }
                Unmanaged<HTTPExchange>.fromOpaque(exchange).release()
                slot?.pointee = nil
            },
            connected: { context, connection, _, code in
                guard let context, let connection else { return }
                let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
                if code == Int32(kasane_mhd_started) {
                    server.clocks.opened(connection, socket: server.library.descriptor(of: connection))
                } else {
                    server.clocks.closed(connection)
                }
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        guard daemon != nil else {
            close(listening)
            throw HTTPFailure("cannot start the server: not enough memory or threads")
        }
    }

    deinit { stop() }

    /// Stops accepting connections. Existing ones continue.
    func refuseNewConnections() {
        guard let daemon else { return }
        let socket = library.quiesce(daemon)
        if socket >= 0 { close(socket) }
    }

    /// Whether there are unanswered requests, or answers being sent.
    var isBusy: Bool { waiting.withLock { $0?.isEmpty == false } || clocks.isSending }

    /// Ends all connections. Later replies are ignored.
    func stop() {
        guard let daemon else { return }
        self.daemon = nil
        waiting.withLock { waiting in
            for exchange in (waiting ?? [:]).values {
                exchange.answer = HTTPResponse(status: 503, client.farewell)
                library.resume(exchange.connection)
            }
            waiting = nil
        }
        library.stop(daemon)
    }

    // MARK: Requests

    /// Receives the next part of a request: its headers first, then its body in chunks, and then its end.
    private func handle(
        _ connection: HTTPLibrary.Connection, _ method: String, _ path: String, _ body: UnsafeRawBufferPointer,
        _ count: UnsafeMutablePointer<Int>, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Bool {
        guard let known = slot.pointee else {
            let exchange = HTTPExchange(connection, request(of: connection, method, path))
            switch client.admit(exchange.request) {
            case .answered(let answer): return send(answer, on: connection)
            case .read(let longestBody): exchange.longestBody = longestBody
            }
            slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            return true
        }
        let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
        if count.pointee > 0 {
            defer { count.pointee = 0 }
            return exchange.append(body)
        }
        if let answer = waiting.withLock({ _ in exchange.answer }) { return send(answer, on: connection) }
        guard !exchange.isTooLong else {
            return send(HTTPResponse(status: 413, "The body is too large.").closing, on: connection)
        }
        library.suspend(connection)
        waiting.withLock { $0?[ObjectIdentifier(exchange)] = exchange }
        clocks.stopped(connection)
        let socket = library.descriptor(of: connection)
        client.take(exchange.request, { [weak self] in self?.hasHungUp(exchange, socket) ?? true }) { [weak self] in
            self?.finish(exchange, $0)
        }
        return true
    }

    /// Answers a request; does nothing if it already has an answer, or the server has stopped.
    private func finish(_ exchange: HTTPExchange, _ answer: HTTPResponse) {
        waiting.withLock { waiting in
            guard waiting?.removeValue(forKey: ObjectIdentifier(exchange)) != nil else { return }
            exchange.answer = answer
            // The time limit starts now: the server's thread sends the answer later.
            began(answer, on: exchange.connection)
            library.resume(exchange.connection)
        }
    }

    private func began(_ answer: HTTPResponse, on connection: HTTPLibrary.Connection) {
        clocks.began(connection, seconds: 30 + answer.byteCount / limits.slowestRate)
    }

    /// Returns whether the client of an unanswered request has closed its connection.
    private func hasHungUp(_ exchange: HTTPExchange, _ socket: Int32) -> Bool {
        waiting.withLock { waiting in
            // A connection that waits for its answer keeps its socket.
            guard waiting?[ObjectIdentifier(exchange)] != nil else { return true }
            var byte: UInt8 = 0
            return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
        }
    }

    private func request(of connection: HTTPLibrary.Connection, _ method: String, _ path: String) -> HTTPRequest {
        var request = HTTPRequest(method: method, path: path, query: library.query(of: connection))
        for name in client.headers { request.headers[name] = library.header(name, of: connection) }
        return request
    }

    private func send(_ answer: HTTPResponse, on connection: HTTPLibrary.Connection) -> Bool {
        guard let response = response(for: answer.body) else { return false }
        defer { library.destroyResponse(response) }
        for header in answer.headers { _ = library.addHeader(response, header.name, header.value) }
        began(answer, on: connection)
        return library.queue(connection, answer.status, response) == Int32(kasane_mhd_yes)
    }

    private func response(for body: HTTPResponse.Body) -> HTTPLibrary.Response? {
        switch body {
        case .data(let data):
            var bytes = [UInt8](data)
            return library.makeResponse(bytes.count, &bytes, Int32(kasane_mhd_copies))
        case .file(let file):
            let descriptor = file.take()
            guard let response = library.makeFileResponse(UInt64(file.byteCount), descriptor) else {
                if descriptor >= 0 { close(descriptor) }
                return nil
            }
            return response
        }
    }
}

/// A request in progress.
///
/// The server's thread owns it, except for the answer, which is guarded by the server's mutex of waiting requests.
private final class HTTPExchange: @unchecked Sendable {
    let connection: HTTPLibrary.Connection
    var request: HTTPRequest
    var longestBody = 0
    private(set) var isTooLong = false
    private var byteCount = 0
    var answer: HTTPResponse?

    /// The amount read of a body that is too long before the connection is closed, so that the client sees the answer.
    private static let patience = 8 << 20

    init(_ connection: HTTPLibrary.Connection, _ request: HTTPRequest) {
        (self.connection, self.request) = (connection, request)
    }

    /// Receives the next chunk of the body; returns false if it is far too long.
    func append(_ part: UnsafeRawBufferPointer) -> Bool {
        byteCount += part.count
        if byteCount > longestBody {
            isTooLong = true
            request.body = Data()
            return byteCount <= longestBody + HTTPExchange.patience
        }
        request.body.append(contentsOf: part)
        return true
    }
}
