import DarwinCompatibility
import Glibc

/// Writes lines to standard error in the format of iOS's console: date, program, process, thread, category and message.
enum LogWriter {
    /// Writes a line atomically, so that lines of several threads don't mix.
    static func write(category: String, message: String) {
        let category = category.isEmpty ? "" : "[\(category)] "
        let line = "\(date()) \(program)[\(getpid()):\(thread())] \(category)\(message)\n"
        var bytes = Array(line.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static let program = String(cString: getprogname())

    private static func thread() -> UInt64 {
        var id: UInt64 = 0
        pthread_threadid_np(nil, &id)
        return id
    }

    /// The time as `2026-11-22 23:30:00.123456+0000`.
    private static func date() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        localtime_r(&now.tv_sec, &parts)
        let micros = FormatString.printed("%06d", now.tv_nsec / 1000)
        return "\(field("%Y-%m-%d %H:%M:%S", &parts)).\(micros)\(field("%z", &parts))"
    }

    private static func field(_ format: String, _ parts: inout tm) -> String {
        var buffer = [CChar](repeating: 0, count: 64)
        let length = strftime(&buffer, buffer.count, format, &parts)
        return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
