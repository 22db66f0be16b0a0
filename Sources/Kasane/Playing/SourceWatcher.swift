import Foundation

/// Calls a closure whenever a file is rewritten, as editors do: in place, or by renaming another file.
final class SourceWatcher: Sendable {
    private let descriptor: Int32

    /// Returns nil if the kernel has no watches left.
    init?(_ file: URL, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, file.deletingLastPathComponent().path, events) >= 0 else {
            close(descriptor)
            return nil
        }
        let name = file.lastPathComponent
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 16_384)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                if SourceWatcher.names(in: buffer[..<count]).contains(name) { changed() }
            }
        }
    }

    /// The names of the files in the kernel's events: each has a header of 16 bytes, whose last number is the length of
    /// the name that follows it.
    static func names(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes
        while rest.count >= 16 {
            let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(16)
            names.append(String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self))
            rest = rest.dropFirst(length)
        }
        return names
    }
}
