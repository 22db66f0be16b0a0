/// Writes a message with a C-style format string: `os_log("%{public}@ is %d wide", log: log, type: .info, name,
/// width)`.
///
/// - Parameters:
///   - message: the format string. `%@` formats any value by its description; `%{private}` before a conversion hides
///     the value.
///   - dso: has no effect on Linux.
///   - log: the log.
///   - type: its level.
///   - args: the values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type) { FormatString(format: message.description, arguments: args).text }
}

/// Writes a message at a level, with a C-style format string.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    log.write(type) { FormatString(format: message.description, arguments: args).text }
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text } }

/// Writes a message at a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(logLevel) { message.text }
}
