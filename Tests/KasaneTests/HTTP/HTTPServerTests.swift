import Synchronization
import TestSupport
import XCTest

@testable import Kasane

/// The server's limits, over local sockets.
final class HTTPServerTests: XCTestCase {
    /// Creates a server that replies with the length of the request.
    private func makeServer(seconds: Int = 10) throws -> (HTTPServer, UInt16) {
        let socket = try ListeningSocket(port: 0)
        var limits = HTTPServer.Limits()
        limits.requestSeconds = seconds
        let server = try HTTPServer(
            socket, limits,
            HTTPServer.Client(
                admit: { _ in .read(longestBody: 1000) },
                take: { request, _, reply in
                    let length = request.body.count
                    reply(HTTPResponse(type: "text/plain", body: .data(Data("\(length)".utf8))))
                }, headers: ["Content-Length"], farewell: "Gone."))
        return (server, socket.port)
    }

    private func ask(_ port: UInt16, _ bytes: String, patience: Double = 5) throws -> ClientAnswer {
        let socket = try XCTUnwrap(ClientSocket(port: port, patience: patience))
        socket.send(bytes)
        return ClientAnswer(socket.receivedBytes())
    }

    func testBodiesOfBothKindsAreBounded() throws {
        let (server, port) = try makeServer()
        defer { server.stop() }
        let head = "POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
        XCTAssertEqual(try ask(port, "\(head)Content-Length: 3\r\n\r\nabc").text, "3")
        let part = "3e8\r\n\(String(repeating: "a", count: 1000))\r\n"
        let chunked = "\(head)Transfer-Encoding: chunked\r\n\r\n"
        XCTAssertEqual(try ask(port, "\(chunked)\(part)0\r\n\r\n").text, "1000")
        XCTAssertEqual(try ask(port, "\(chunked)\(part)\(part)0\r\n\r\n").status, 413)
    }

    func testABodyThatNeverEndsIsCutOff() throws {
        let (server, port) = try makeServer()
        defer { server.stop() }
        let socket = try XCTUnwrap(ClientSocket(port: port))
        socket.send("POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
        let part = "10000\r\n\(String(repeating: "a", count: 65_536))\r\n"
        var sent = 0
        while sent < 1000, socket.send(part) { sent += 1 }
        XCTAssertLessThan(sent, 1000, "\(sent) parts of 64 KB were taken")
    }

    /// Clients that send a byte now and then are always active, and never finish.
    func testSlowClientsAreCutOff() throws {
        let (server, port) = try makeServer(seconds: 1)
        defer { server.stop() }
        for beginning in ["", "GET / HT", "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n\r\na"] {
            let socket = try XCTUnwrap(ClientSocket(port: port))
            socket.send(beginning)
            let start = Date()
            while Date().timeIntervalSince(start) < 8, beginning.isEmpty || socket.send("a") {
                usleep(100_000)
                if beginning.isEmpty {
                    XCTAssertEqual(socket.receivedBytes(), [])
                    break
                }
            }
            XCTAssertLessThan(Date().timeIntervalSince(start), 6, beginning)
        }
        XCTAssertEqual(try ask(port, "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").text, "0")
    }

    /// A connection is kept for the next request.
    func testConnectionsAreKept() throws {
        let (server, port) = try makeServer(seconds: 1)
        defer { server.stop() }
        let socket = try XCTUnwrap(ClientSocket(port: port, patience: 1))
        for _ in 0..<3 {
            socket.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            let answer = ClientAnswer(socket.receivedBytes())
            XCTAssertEqual(answer.status, 200)
        }
    }

    func testItTakesNoMoreAndStops() throws {
        let (server, port) = try makeServer()
        server.refuseNewConnections()
        XCTAssertNil(ClientSocket(port: port))
        server.stop()
        server.stop()
    }

    func testRubbishDoesNoHarm() throws {
        let (server, port) = try makeServer()
        defer { server.stop() }
        var chance = SeededRandom(seed: 11)
        let beginnings = ["", "GET /?", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"]
        for _ in 0..<200 {
            let count = Int.random(in: 0..<20_000, using: &chance) >> Int.random(in: 0..<12, using: &chance)
            let rubbish = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
            let socket = try XCTUnwrap(ClientSocket(port: port, patience: 0.01))
            socket.send(Array((beginnings.randomElement(using: &chance) ?? "").utf8) + rubbish)
            _ = socket.receivedBytes()
        }
        XCTAssertEqual(try ask(port, "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").text, "0")
    }
}
