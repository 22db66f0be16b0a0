import Foundation
import TestSupport
import XCTest

@testable import Kasane

/// Access control of the live inspector's page.
final class InspectorAuthenticatorTests: XCTestCase {
    private let host = "127.0.0.1:8123"

    private func page(token: String? = nil, cookie: String? = nil) -> PageRequest {
        PageRequest(token: token, host: host, cookie: cookie)
    }

    private func question(cookie: String?) -> PageRequest {
        PageRequest(
            method: "POST", path: "/ask", host: host, origin: "http://\(host)", site: "same-origin", cookie: cookie,
            contentType: "application/json", contentLength: "20")
    }

    private func status(_ decision: InspectorAuthenticator.Decision) -> UInt32? {
        if case .refused(let status, _) = decision { status } else { nil }
    }

    /// Returns a gate with a session, and the session's cookie as a browser sends it.
    private func gateWithSession() throws -> (InspectorAuthenticator, String) {
        var gate = InspectorAuthenticator(port: 8123)
        let token = gate.makeToken()
        guard case .welcome(let cookie) = gate.decide(page(token: token)) else {
            throw XCTSkip("no session begins")
        }
        return (gate, String(cookie.prefix { $0 != ";" }))
    }

    func testATokenWorksOnce() {
        var gate = InspectorAuthenticator(port: 8123)
        let token = gate.makeToken()
        XCTAssertEqual(token.count, 64)
        XCTAssertNotEqual(token, gate.makeToken())
        guard case .welcome(let cookie) = gate.decide(page(token: token)) else { return XCTFail("a token is refused") }
        XCTAssertTrue(cookie.hasSuffix("; HttpOnly; SameSite=Strict; Path=/"))
        XCTAssertFalse(cookie.contains(token))
        XCTAssertEqual(status(gate.decide(page(token: token))), 403)
    }

    func testWithoutATokenThereIsNothing() {
        var gate = InspectorAuthenticator(port: 8123)
        XCTAssertEqual(status(gate.decide(page())), 403)
        XCTAssertEqual(status(gate.decide(page(token: ""))), 403)
        _ = gate.makeToken()
        XCTAssertEqual(status(gate.decide(page())), 403)
        XCTAssertEqual(status(gate.decide(page(token: ""))), 403)
        XCTAssertEqual(status(gate.decide(page(token: String(repeating: "0", count: 64)))), 403)
        XCTAssertEqual(status(gate.decide(page(cookie: "kasane-inspector-8123="))), 403)
        XCTAssertEqual(status(gate.decide(question(cookie: nil))), 403)
    }

    func testACookieIsASession() throws {
        var (gate, cookie) = try gateWithSession()
        XCTAssertEqual(gate.decide(page(cookie: cookie)), .page)
        XCTAssertEqual(gate.decide(page(cookie: "a=b; \(cookie); c=d")), .page)
        XCTAssertEqual(gate.decide(question(cookie: cookie)), .question(session: 1, byteCount: 20))
        XCTAssertEqual(status(gate.decide(page(cookie: cookie + "0"))), 403)
        XCTAssertEqual(status(gate.decide(page(cookie: cookie.replacingOccurrences(of: "8123", with: "8124")))), 403)
    }

    func testOtherHostsAreRefused() throws {
        var (gate, cookie) = try gateWithSession()
        let others = [
            "example.org", "example.org:8123", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8123.example.org", "", nil,
        ]
        for host in others {
            var request = page(cookie: cookie)
            request.host = host
            XCTAssertEqual(status(gate.decide(request)), 403, host ?? "none")
        }
        let token = gate.makeToken()
        var request = page(token: token)
        request.host = "example.org:8123"
        XCTAssertEqual(status(gate.decide(request)), 403)
        XCTAssertNil(status(gate.decide(page(token: token))), "a token that was shown to another host is still good")
        request = page(cookie: cookie)
        request.host = "LOCALHOST:8123"
        XCTAssertEqual(gate.decide(request), .page)
    }

    func testOnlyThePageItselfAsks() throws {
        var (gate, cookie) = try gateWithSession()
        func refused(_ change: (inout PageRequest) -> Void) -> UInt32? {
            var request = question(cookie: cookie)
            change(&request)
            return status(gate.decide(request))
        }
        XCTAssertNil(refused { _ in })
        XCTAssertNil(refused { $0.site = nil }, "older browsers don't say")
        XCTAssertEqual(refused { $0.origin = nil }, 403)
        XCTAssertEqual(refused { $0.origin = "null" }, 403)
        XCTAssertEqual(refused { $0.origin = "http://127.0.0.1:8000" }, 403)
        XCTAssertEqual(refused { $0.origin = "http://localhost:8123" }, 403)
        XCTAssertEqual(refused { $0.site = "same-site" }, 403)
        XCTAssertEqual(refused { $0.contentType = "text/plain" }, 403)
        XCTAssertEqual(refused { $0.contentLength = nil }, 411)
        for length in ["65537", "-1", "99999999999999999999", "20x", ""] {
            XCTAssertEqual(refused { $0.contentLength = length }, 413, length)
        }
        XCTAssertEqual(refused { $0.method = "GET" }, 405)
        XCTAssertEqual(refused { $0.path = "/etc/passwd" }, 404)
        XCTAssertEqual(refused { $0.path = "/../ask" }, 404)
    }

    func testSessionsAndTokensAreFew() throws {
        var gate = InspectorAuthenticator(port: 8123)
        let tokens = (0..<6).map { _ in gate.makeToken() }
        XCTAssertEqual(status(gate.decide(page(token: tokens[0]))), 403, "the oldest tokens are forgotten")
        var cookies: [String] = []
        for _ in 0..<10 {
            guard case .welcome(let cookie) = gate.decide(page(token: gate.makeToken())) else {
                return XCTFail("no session")
            }
            cookies.append(String(cookie.prefix { $0 != ";" }))
        }
        XCTAssertEqual(status(gate.decide(page(cookie: cookies[0]))), 403)
        XCTAssertEqual(gate.decide(page(cookie: cookies[9])), .page)
    }

    func testSecretsAreCompared() {
        XCTAssertTrue(InspectorAuthenticator.isSame("abc", "abc"))
        for other in ["", "ab", "abd", "bbc", "abcd"] {
            XCTAssertFalse(InspectorAuthenticator.isSame(other, "abc"), other)
        }
        XCTAssertEqual(Set((0..<50).map { _ in InspectorAuthenticator.secret() }).count, 50)
    }

    /// Whatever the headers contain, access is denied.
    func testRubbishIsRefused() throws {
        var (gate, cookie) = try gateWithSession()
        var chance = SeededRandom(seed: 11)
        func text() -> String? {
            let count = Int.random(in: 0..<40, using: &chance)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
            let parts: [String?] = [
                nil, "", host, "http://\(host)", "/", "/ask", "POST", "=", ";", String(decoding: bytes, as: UTF8.self),
            ]
            return parts.randomElement(using: &chance) ?? nil
        }
        for _ in 0..<20_000 {
            let request = PageRequest(
                method: text() ?? "GET", path: text() ?? "/", token: text(), host: text(), origin: text(), site: text(),
                cookie: text(), contentType: text(), contentLength: text())
            XCTAssertNotNil(status(gate.decide(request)), "\(request)")
        }
        XCTAssertEqual(gate.decide(page(cookie: cookie)), .page)
    }
}
