import Foundation
import Synchronization
import TestSupport
import XCTest

@testable import Kasane

/// The live inspector's server, over local sockets.
final class InspectorServerTests: XCTestCase {
    private let asked = Asked()

    /// The requests, with their completion closures.
    private final class Asked: Sendable {
        private let list: Mutex<[(question: InspectorRequest, reply: InspectorServer.Reply)]> = Mutex([])

        var questions: [InspectorRequest] { list.withLock { $0.map(\.question) } }
        var reply: InspectorServer.Reply? { list.withLock { $0.first?.reply } }

        func add(_ question: InspectorRequest, _ reply: @escaping InspectorServer.Reply) {
            list.withLock { $0.append((question, reply)) }
        }
    }

    /// - Parameter answers: whether requests are answered immediately.
    private func makeServer(port: UInt16 = 0, answers: Bool = true) throws -> InspectorServer {
        try InspectorServer(port: port) {
            InspectorResponse(type: "text/html", body: Data("the page".utf8))
        } asking: { [asked] question, _, reply in
            asked.add(question, reply)
            if answers { reply(.json(Data(#"{"a":1}"#.utf8))) }
        }
    }

    /// Sends bytes, and returns the response until the server closes the connection.
    ///
    /// - Parameter patience: how long the connection may be silent, in seconds.
    private func send(_ bytes: [UInt8], to server: InspectorServer, patience: Double = 10) -> String {
        guard let socket = connect(to: server, patience: patience) else { return "" }
        socket.send(bytes)
        return socket.received()
    }

    /// Begins a session, and sends a request that is not answered yet. Returns the open connection.
    private func askWithoutAnAnswer(_ server: InspectorServer) throws -> ClientSocket {
        let cookie = try begin(server)
        let socket = try XCTUnwrap(connect(to: server))
        socket.send(request("POST /ask", server, cookie: cookie, body: look))
        let end = Date(timeIntervalSinceNow: 10)
        while asked.questions.isEmpty, Date() < end { usleep(1000) }
        return socket
    }

    private func connect(to server: InspectorServer, patience: Double = 10) -> ClientSocket? {
        ClientSocket(port: server.port, patience: patience)
    }

    private func request(
        _ line: String, _ server: InspectorServer, host: String? = nil, cookie: String? = nil, body: String? = nil
    ) -> [UInt8] {
        var text = "\(line) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\nConnection: close\r\n"
        if let cookie { text += "Cookie: \(cookie)\r\n" }
        if let body {
            text += "Origin: http://127.0.0.1:\(server.port)\r\nContent-Type: application/json\r\n"
            text += "Content-Length: \(body.utf8.count)\r\n"
        }
        return Array("\(text)\r\n\(body ?? "")".utf8)
    }

    private func status(_ answer: String) -> Int? {
        let words = answer.split(separator: " ", maxSplits: 2)
        return words.first == "HTTP/1.1" && words.count > 1 ? Int(words[1]) : nil
    }

    private func path(_ server: InspectorServer) -> String {
        String(server.makeAddress().drop { $0 != "?" }).replacingOccurrences(of: "?", with: "/?")
    }

    private func begin(_ server: InspectorServer) throws -> String {
        let answer = send(request("GET \(path(server))", server), to: server)
        let line = try XCTUnwrap(answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
        return String(line.dropFirst(12).prefix { $0 != ";" })
    }

    private let look = #"{"look":{"since":-1,"isApart":false}}"#

    func testTheAddressWorksOnce() throws {
        let server = try makeServer()
        let path = path(server)
        XCTAssertEqual(status(send(request("GET /", server), to: server)), 403)
        XCTAssertEqual(status(send(request("GET \(path)", server, host: "example.org"), to: server)), 403)
        XCTAssertEqual(status(send(request("GET \(path)", server), to: server)), 200)
        XCTAssertEqual(status(send(request("GET \(path)", server), to: server)), 403)
    }

    func testAPageHasItsCookieAndAsks() throws {
        let server = try makeServer()
        let cookie = try begin(server)
        let page = send(request("GET /", server, cookie: cookie), to: server)
        XCTAssertTrue(page.hasSuffix("the page"))
        for header in ["Cache-Control: no-store", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer"] {
            XCTAssertTrue(page.contains(header), header)
        }
        let answer = send(request("POST /ask", server, cookie: cookie, body: look), to: server)
        XCTAssertEqual(status(answer), 200)
        XCTAssertTrue(answer.hasSuffix(#"{"a":1}"#), answer)
        XCTAssertEqual(asked.questions, [.look(since: -1, layer: nil, isApart: false)])
        XCTAssertEqual(status(send(request("POST /ask", server, body: look), to: server)), 403)
        XCTAssertEqual(status(send(request("POST /ask", server, cookie: cookie, body: "{}"), to: server)), 400)
        let deep = String(repeating: "[", count: 60_000)
        XCTAssertEqual(status(send(request("POST /ask", server, cookie: cookie, body: deep), to: server)), 400)
        let long = String(repeating: "a", count: 70_000)
        XCTAssertEqual(status(send(request("POST /ask", server, cookie: cookie, body: long), to: server)), 413)
        XCTAssertEqual(asked.questions.count, 1)
    }

    func testEveryQuestionIsUnderstood() throws {
        let server = try makeServer()
        let cookie = try begin(server)
        let questions: [(String, InspectorRequest)] = [
            (#"{"look":{"since":3,"layer":5,"isApart":true}}"#, .look(since: 3, layer: 5, isApart: true)),
            (#"{"select":{"layer":5}}"#, .select(layer: 5)), (#"{"select":{}}"#, .select(layer: nil)),
            (#"{"edit":{"layer":1,"key":"opacity","value":"0.5"}}"#, .edit(layer: 1, key: "opacity", value: "0.5")),
            (#"{"pause":{"isPaused":true}}"#, .pause(isPaused: true)), (#"{"step":{"frames":-1}}"#, .step(frames: -1)),
            (#"{"seek":{"time":1.5}}"#, .seek(time: 1.5)), (#"{"speed":{"rate":2}}"#, .speed(rate: 2)),
            (#"{"restart":{}}"#, .restart),
        ]
        for (text, _) in questions { _ = send(request("POST /ask", server, cookie: cookie, body: text), to: server) }
        XCTAssertEqual(asked.questions, questions.map(\.1))
    }

    func testAnAnswerMayComeLater() throws {
        let server = try makeServer(answers: false)
        let socket = try askWithoutAnAnswer(server)
        let reply = try XCTUnwrap(asked.reply)
        reply(.json(Data("late".utf8)))
        reply(.json(Data("again".utf8)))
        XCTAssertTrue(socket.received().hasSuffix("late"))
    }

    /// No client waits for a server that has stopped, and late replies do no harm.
    func testItStopsWhileSomebodyWaits() throws {
        let server = try makeServer(answers: false)
        let socket = try askWithoutAnAnswer(server)
        server.stop()
        asked.reply?(.json(Data("late".utf8)))
        XCTAssertFalse(socket.received().hasSuffix("late"))
    }

    func testAnOccupiedPortIsNamed() throws {
        let server = try makeServer()
        do {
            _ = try makeServer(port: server.port)
            XCTFail("two servers on one port")
        } catch let failure as WindowFailure {
            XCTAssertEqual(
                failure.line,
                "cannot serve the inspector: port \(server.port) is in use by another program: choose a different one")
        }
    }

    /// Random bytes, alone and after the beginning of a request, don't affect authenticated clients.
    func testRubbishDoesNoHarm() throws {
        let server = try makeServer()
        let cookie = try begin(server)
        var chance = SeededRandom(seed: 3)
        let beginnings = [
            "", "GET ", "GET / HTTP/1.1\r\n", "POST /ask HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n",
            String(decoding: request("POST /ask", server, cookie: cookie, body: "{").dropLast(), as: UTF8.self),
            "GET /?token=", "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: ",
        ]
        for _ in 0..<300 {
            let count = Int.random(in: 0..<30_000, using: &chance) >> Int.random(in: 0..<12, using: &chance)
            let rubbish = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
            let bytes = Array((beginnings.randomElement(using: &chance) ?? "").utf8) + rubbish
            XCTAssertNotEqual(status(send(bytes, to: server, patience: 0.01)), 200)
        }
        XCTAssertEqual(asked.questions.count, 0)
        XCTAssertEqual(status(send(request("GET /", server, cookie: cookie), to: server)), 200)
    }

    func testHeadersAndConnectionsAreBounded() throws {
        let server = try makeServer()
        let cookie = try begin(server)
        let header = "X-Long: " + String(repeating: "a", count: 100_000) + "\r\n"
        let answer = send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(header)\r\n".utf8), to: server)
        XCTAssertNotEqual(status(answer), 200)
        // A few more than the limit; those beyond it wait, and are closed again.
        let sockets = (0..<24).compactMap { _ in connect(to: server) }
        for socket in sockets { socket.close() }
        XCTAssertEqual(status(send(request("GET /", server, cookie: cookie), to: server)), 200)
    }
}
