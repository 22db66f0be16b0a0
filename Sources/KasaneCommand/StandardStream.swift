import Foundation

/// Standard output or standard error, which may be full, or a pipe without a reader.
///
/// After the first failure nothing more is written.
final class StandardStream {
    private let descriptor: Int32
    /// The `errno` value of the first failure.
    private(set) var failure: Int32?

    /// Writing stops waiting for a reader once this descriptor becomes readable; -1 for none.
    var interruption: Int32 = -1

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes bytes, waiting for a reader if necessary.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while failure == nil, !rest.isEmpty {
            var polls = [
                pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
            ]
            poll(&polls, nfds_t(polls.count), -1)
            if polls[1].revents != 0 { return }
            if polls[0].revents == 0 { continue }
            // A writable pipe accepts this many bytes at once.
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, min($0.count, Int(PIPE_BUF)))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                failure = errno
            }
        }
    }

    /// A description of the failure; nil if there is none, or no reader any more.
    var problem: String? {
        switch failure {
        case nil, EPIPE: nil
        case ENOSPC, EFBIG, EDQUOT: "cannot write standard output: the disk is full; free some space"
        case let code?: "cannot write standard output (\(String(cString: strerror(code))))"
        }
    }
}
