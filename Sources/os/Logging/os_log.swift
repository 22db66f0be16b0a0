/// Writes a message with a format in the manner of C: `os_log("%{public}@ is %d wide", log: log, type: .info, name, width)`.
///
/// - Parameters:
///   - message: the format. `%@` takes any value by its description; `%{private}` before a conversion hides the value.
///   - dso: has no effect on Linux.
///   - log: where the message goes.
///   - type: its level.
///   - args: the values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type) { FormatString(format: message.description, arguments: args).text }
}

/// Writes a message of a level, with a format in the manner of C.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    log.write(type) { FormatString(format: message.description, arguments: args).text }
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text } }

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(logLevel) { message.text }
}
