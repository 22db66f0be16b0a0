/// Marks the begin or the end of an interval, or a moment. Where messages for development are written, so are signposts, with
/// the time that an interval has taken.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    if log.signpostsEnabled { SignpostTable.mark(type, log, name, signpostID, "") }
}

/// Marks the begin or the end of an interval, or a moment, with a message that has a format in the manner of C.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
    guard log.signpostsEnabled else { return }
    let message = FormatString(format: format.description, arguments: arguments).text
    SignpostTable.mark(type, log, name, signpostID, message)
}
