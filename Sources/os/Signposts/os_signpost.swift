/// Marks the beginning or the end of an interval, or an event. Signposts are written if debug messages are enabled,
/// with the duration of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    if log.signpostsEnabled { SignpostTable.mark(type, log, name, signpostID, "") }
}

/// Marks the beginning or the end of an interval, or an event, with a C-style format string.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
    guard log.signpostsEnabled else { return }
    let message = FormatString(format: format.description, arguments: arguments).text
    SignpostTable.mark(type, log, name, signpostID, message)
}
