/// Writes log messages of a subsystem to standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "layout")
/// logger.error("No room for \(name, privacy: .public): \(width, format: .fixed(precision: 1)) points")
/// ```
///
/// Messages of the levels `debug` and `info` are written if the environment variable `KASANE_LOG_LEVEL` enables them.
/// [Apple's reference](https://developer.apple.com/documentation/os/logger)
public struct Logger: @unchecked Sendable {
    // Unchecked, like a log: immutable.
    let log: OSLog

    /// Creates a logger for the program, without a subsystem.
    public init() { log = .default }

    /// Creates a logger for a subsystem, usually a reverse domain name, and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    private func write(_ level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }

    /// Writes a message at the default level, for troubleshooting.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message at the debug level, for development.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message at the debug level, for development.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message at the info level, which is helpful but not essential.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a message at the default level, for troubleshooting.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a warning, at the error level.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a critical error, at the fault level.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes a critical error, at the fault level.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }
}
