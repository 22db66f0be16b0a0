import Foundation

/// A listening socket.
struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    static let loopback = "127.0.0.1"

    /// Listens at a local address.
    ///
    /// - Parameters:
    ///   - host: A numeric address, or `localhost`. The loopback address is reachable only from this machine.
    ///   - port: 0 for any free port.
    ///   - backlog: The maximum number of connections that wait to be accepted.
    init(host: String = ListeningSocket.loopback, port: UInt16, backlog: Int32 = 16) throws(HTTPFailure) {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV | AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        let name = host == "localhost" ? ListeningSocket.loopback : host
        guard getaddrinfo(name, String(port), &hints, &found) == 0, let address = found?.pointee else {
            throw HTTPFailure("\(host) is not an IP address: use one such as 127.0.0.1 or ::")
        }
        defer { freeaddrinfo(found) }
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let descriptor = socket(address.ai_family, Int32(kind), 0)
        guard descriptor >= 0 else { throw ListeningSocket.failure(host, port) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var bound = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isBound = withUnsafeMutablePointer(to: &bound) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, address.ai_addr, address.ai_addrlen) == 0 && listen(descriptor, backlog) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else {
            let failure = ListeningSocket.failure(host, port)
            close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        self.port = withUnsafeBytes(of: &bound) { bytes in
            // The port is at the same offset in both address families.
            UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
        }
    }

    private static func failure(_ host: String, _ port: UInt16) -> HTTPFailure {
        switch errno {
        case EADDRINUSE: HTTPFailure("port \(port) is in use by another program: choose a different one")
        case EACCES: HTTPFailure("port \(port) is reserved for the system: choose one above 1023")
        default: HTTPFailure("cannot listen on \(host) (\(String(cString: strerror(errno))))")
        }
    }
}
