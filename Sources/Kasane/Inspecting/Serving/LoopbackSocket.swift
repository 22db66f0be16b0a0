import Foundation

/// A socket that only this machine reaches.
enum LoopbackSocket {
    /// Listens on 127.0.0.1.
    ///
    /// - Parameter port: 0 for any that is free.
    static func listening(on port: UInt16) throws(WindowFailure) -> (descriptor: Int32, port: UInt16) {
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let descriptor = socket(AF_INET, Int32(kind), 0)
        guard descriptor >= 0 else { throw failure(port) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else {
            let failure = failure(port)
            close(descriptor)
            throw failure
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static func failure(_ port: UInt16) -> WindowFailure {
        switch errno {
        case EADDRINUSE:
            WindowFailure(
                "port \(port) is in use by another program: name another one for the inspector, or none for any that is "
                    + "free")
        case EACCES: WindowFailure("port \(port) is the system's: name one above 1023 for the inspector")
        default: WindowFailure("the inspector cannot listen on 127.0.0.1 (\(String(cString: strerror(errno))))")
        }
    }
}
