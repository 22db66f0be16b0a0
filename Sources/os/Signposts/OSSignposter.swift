/// The state of an interval from its beginning to its end.
/// [Apple's reference](https://developer.apple.com/documentation/os/ossignpostintervalstate)
public final class OSSignpostIntervalState: Sendable {
    let signpostID: OSSignpostID

    init(_ id: OSSignpostID) { signpostID = id }

    /// Creates the state of an interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events. They are written to standard error, with the duration of each interval, if debug
/// messages are enabled: `KASANE_LOG_LEVEL=debug`.
/// [Apple's reference](https://developer.apple.com/documentation/os/ossignposter)
public struct OSSignposter: @unchecked Sendable {
    // Unchecked, like a log: immutable.
    private let log: OSLog

    /// Creates a signposter for the program, without a subsystem.
    public init() { log = .default }
    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a subsystem and a predefined category.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter with a logger's log.
    public init(logger: Logger) { log = logger.log }
    /// Creates a signposter that writes to a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// A signposter that marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns a unique identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    private func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?) {
        if isEnabled { SignpostTable.mark(type, log, name, id, message?.text ?? "") }
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        mark(.begin, name, id, nil)
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        mark(.begin, name, id, message)
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval of an animation.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Begins an interval of an animation, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, message)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        mark(.end, name, state.signpostID, nil)
    }

    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        mark(.end, name, state.signpostID, message)
    }

    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark(.event, name, id, nil) }

    /// Marks an event, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        mark(.event, name, id, message)
    }

    /// Marks the interval of a closure.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the interval of a closure, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}
