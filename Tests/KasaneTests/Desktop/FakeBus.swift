import Foundation

@testable import Kasane

/// A message bus for one client, in the test's own process: it authenticates the client, names it, and answers each of
/// its calls with the call's contents.
final class FakeBus: @unchecked Sendable {
    // Only the test closes the descriptor, when the thread no longer uses it.
    private let listener: Int32
    private let path: String
    private let manners: Manners

    enum Manners: Sendable {
        /// Replies like a bus.
        case echoes
        /// Accepts connections and sends nothing.
        case silent
        /// Replies to the client's first call with these bytes instead of a message.
        case rude([UInt8])
        /// Disconnects in the middle of a message.
        case dying
    }

    var address: String { "unix:path=\(path)" }

    init?(_ manners: Manners) {
        self.manners = manners
        path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
        let isBound = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, listen(listener, 4) == 0 else { return nil }
        Thread { self.serve() }.start()
    }

    func end() {
        shutdown(listener, Int32(SHUT_RDWR))
        unlink(path)
    }

    private func serve() {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        defer { close(client) }
        if case .silent = manners {
            _ = read(client, 1_000_000)
            return
        }
        guard authenticate(client) else { return }
        var hasNamed = false
        while let message = FakeMessage({ self.read(client, $0) }) {
            guard message.isCall else { continue }
            // The first call requests the name.
            guard hasNamed else {
                hasNamed = true
                send(client, message.reply(signature: "s", body: [4, 0, 0, 0] + Array(":1.5".utf8) + [0]))
                continue
            }
            let reply = message.reply(signature: message.signature, body: message.body)
            switch manners {
            case .rude(let bytes): send(client, bytes)
            case .dying: return send(client, Array(reply.prefix(reply.count / 2)))
            case .echoes, .silent: send(client, reply)
            }
        }
    }

    /// Performs the handshake, line by line: every request is granted.
    private func authenticate(_ client: Int32) -> Bool {
        while let line = readLine(client) {
            if line.contains("AUTH") { send(client, Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8)) }
            if line.contains("NEGOTIATE") { send(client, Array("AGREE_UNIX_FD\r\n".utf8)) }
            if line.contains("DATA") { send(client, Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8)) }
            if line.contains("BEGIN") { return true }
        }
        return false
    }

    private func readLine(_ client: Int32) -> String? {
        var line: [UInt8] = []
        while let byte = read(client, 1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    private func read(_ client: Int32, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes { recv(client, $0.baseAddress! + done, count - done, 0) }
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }

    private func send(_ client: Int32, _ bytes: [UInt8]) {
        _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}

/// A message's bytes, parsed as far as a reply needs it.
private struct FakeMessage {
    let isCall: Bool
    let serial: UInt32
    let signature: String
    let body: [UInt8]

    init?(_ read: (Int) -> [UInt8]?) {
        guard let start = read(16) else { return nil }
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
        let fields = number(start[12..<16])
        guard let header = read((fields + 7) / 8 * 8), let body = read(number(start[4..<8])) else { return nil }
        (isCall, serial, self.body) = (start[1] == 1, UInt32(number(start[8..<12])), body)
        // The signature is a field of number 8, of type g, as in 8, 1, "g", 0, length, characters, 0.
        let mark: [UInt8] = [8, 1, UInt8(ascii: "g"), 0]
        let place = stride(from: 0, to: max(0, header.count - 5), by: 8).first { Array(header[$0..<$0 + 4]) == mark }
        signature = place.map { String(decoding: header[($0 + 5)...].prefix(Int(header[$0 + 4])), as: UTF8.self) } ?? ""
    }

    func reply(signature: String, body: [UInt8]) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        var fields: [UInt8] = [5, 1, UInt8(ascii: "u"), 0] + bytes(serial)
        let text = Array(signature.utf8)
        if !text.isEmpty { fields += [8, 1, UInt8(ascii: "g"), 0, UInt8(text.count)] + text + [0] }
        let padding = [UInt8](repeating: 0, count: (8 - fields.count % 8) % 8)
        return [UInt8(ascii: "l"), 2, 1, 1] + bytes(UInt32(body.count)) + bytes(7) + bytes(UInt32(fields.count))
            + fields
            + padding + body
    }
}
