/// Writes messages of a part of a program to standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "layout")
/// logger.error("No room for \(name, privacy: .public): \(width, format: .fixed(precision: 1)) points")
/// ```
///
/// Messages of the levels `debug` and `info` are written where the environment's `KASANE_LOG_LEVEL` says so.
/// [Apple's reference](https://developer.apple.com/documentation/os/logger)
public struct Logger: @unchecked Sendable {
    // Unchecked, as a log is: nothing of it changes.
    let log: OSLog

    /// Makes a logger of the program, without a subsystem.
    public init() { log = .default }

    /// Makes a logger of a subsystem, named by reversed domain as a rule, and a category in it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    private func write(_ level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }

    /// Writes a message that helps to find out what has gone wrong.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message for development alone.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message for development alone.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message that helps, but is not needed.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a message that helps to find out what has gone wrong.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes that something may go wrong; the level is that of errors.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes that something has failed.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes that something has failed badly.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes that something has failed badly.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }
}
