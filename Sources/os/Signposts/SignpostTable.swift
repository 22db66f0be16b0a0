import DarwinCompatibility

/// The intervals in progress, for calculating their durations.
enum SignpostTable {
    private struct Key: Hashable {
        let log: ObjectIdentifier
        let name: String
        let id: OSSignpostID
    }

    private static let begins = OSAllocatedUnfairLock<[Key: UInt64]>(initialState: [:])

    /// Writes a signpost.
    static func mark(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String)
    {
        let now = mach_absolute_time()
        let key = Key(log: ObjectIdentifier(log), name: name.description, id: id)
        let number = id == .exclusive ? "" : " #\(String(id.rawValue, radix: 16))"
        var line = "\(name)\(number)"
        switch type {
        case .begin:
            begins.withLock { $0[key] = now }
            line = "begin \(line)"
        case .end:
            let begin = begins.withLock { $0.removeValue(forKey: key) }
            line = "end \(line)"
            if let begin { line += FormatString.printed(" after %.3f ms", Double(now - begin) / 1e6) }
        default: line = "event \(line)"
        }
        log.write(.debug) { message.isEmpty ? line : "\(line): \(message)" }
    }
}
