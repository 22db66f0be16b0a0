import Foundation
import Synchronization

/// The messages that this process has already reported, so that a wrong call in a drawing loop is logged once and
/// doesn't fill the disk.
private let reported = Mutex<Set<String>>([])

/// The maximum number of distinct messages. After that none is reported: a log is not meant for bulk data.
private let maxReportCount = 1000
private let maxReportLength = 2_000

/// Reports on standard error, once, what was wrong with a call and how it was handled.
package func reportOnce(_ message: @autoclosure () -> String) {
    // Values may be long: their beginning is enough.
    let line = String(message().prefix(maxReportLength))
    let isNew = reported.withLock { $0.count < maxReportCount && $0.insert(line).inserted }
    guard isNew else { return }
    // If standard error is full or closed, the message is lost: `FileHandle` would terminate the program.
    try? FileHandle.standardError.write(contentsOf: Data("Kasane: \(line)\n".utf8))
}

/// Resets the reported messages, for tests that count them.
package func forgetReports() {
    reported.withLock { $0.removeAll() }
}
