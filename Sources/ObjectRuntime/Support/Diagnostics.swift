import Foundation
import Synchronization

/// What this process has been told already, so that a wrong call in a drawing loop fills one line and not a disk.
private let reported = Mutex<Set<String>>([])

/// How many different lines are kept apart. After that everything is quiet: a log is not the place for bulk.
private let maxReportCount = 1000
private let maxReportLength = 2_000

/// Says on standard error, once, what was wrong with a call and what was done instead.
package func reportOnce(_ message: @autoclosure () -> String) {
    // Values may be long: their beginning says enough.
    let line = String(message().prefix(maxReportLength))
    let isNew = reported.withLock { $0.count < maxReportCount && $0.insert(line).inserted }
    guard isNew else { return }
    // Where standard error is full or closed, the line is lost: `FileHandle` would end the program.
    try? FileHandle.standardError.write(contentsOf: Data("Kasane: \(line)\n".utf8))
}

/// Lets everything be said again, as in a process that has said nothing yet: for those who count the lines.
package func forgetReports() {
    reported.withLock { $0.removeAll() }
}
