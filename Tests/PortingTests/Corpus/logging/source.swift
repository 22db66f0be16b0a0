import Foundation
import os
import os.log

private let log = OSLog(subsystem: "com.example.corpus", category: "test")
private let logger = Logger(subsystem: "com.example.corpus", category: "test")

final class Tally {
    private var lock = os_unfair_lock()
    private let state = OSAllocatedUnfairLock(initialState: 0)
    private var count = 0

    func add() -> Int {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        count += 1
        return state.withLock { value in
            value += count
            return value
        }
    }
}

func logging() {
    os_log("plain", log: log, type: .info)
    os_log("%{public}@ took %d ms", log: .default, type: .debug, "layout", 3)
    logger.debug("value \(3, privacy: .public) of \("secret", privacy: .private)")
    logger.error("failed")
    let tally = Tally()
    _ = tally.add()
    print(tally.add())
}
