import Foundation
import Synchronization

/// The thread that owns all connections to message buses. It sleeps until a bus sends a message or work is posted.
final class BusLoop: Sendable {
    private let work: Mutex<[@Sendable (BusLoop) -> Void]> = Mutex([])
    /// A pipe that wakes the thread.
    private let waker: (reading: Int32, writing: Int32)
    /// Accessed only on the thread.
    nonisolated(unsafe) private var connections: [BusConnection] = []

    /// The process's bus loop, started on first use; nil if the system has no descriptors left.
    static let shared: BusLoop? = BusLoop()

    private init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        waker = (ends[0], ends[1])
        let thread = Thread { self.run() }
        (thread.name, thread.stackSize) = ("Kasane.bus", 1 << 20)
        thread.start()
    }

    /// Runs work on the thread.
    func post(_ job: @escaping @Sendable (BusLoop) -> Void) {
        let isFirst = work.withLock { work in
            work.append(job)
            return work.count == 1
        }
        // One byte is enough for all pending work.
        var byte: UInt8 = 0
        if isFirst { _ = write(waker.writing, &byte, 1) }
    }

    // MARK: Thread

    func add(_ connection: BusConnection) { connections.append(connection) }

    private func run() {
        while true {
            let jobs = work.withLock { work in
                defer { work = [] }
                return work
            }
            for job in jobs { job(self) }
            for connection in connections { connection.process() }
            connections.removeAll(where: \.isClosed)
            wait()
        }
    }

    private func wait() {
        guard work.withLock(\.isEmpty) else { return }
        var polls = [pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0)]
        var deadline = UInt64.max
        for connection in connections {
            polls.append(pollfd(fd: connection.descriptor, events: connection.events, revents: 0))
            deadline = min(deadline, connection.deadline)
        }
        // Deadlines are microseconds of the monotonic clock.
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let microseconds = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
        let left = deadline == .max ? -1 : Int32(min(deadline.subtractingClamped(microseconds) / 1000 + 1, 60_000))
        let isImmediate = deadline <= microseconds
        _ = poll(&polls, nfds_t(polls.count), isImmediate ? 0 : left)
        if polls[0].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 64)
            _ = read(waker.reading, &bytes, bytes.count)
        }
    }
}

extension UInt64 {
    fileprivate func subtractingClamped(_ other: UInt64) -> UInt64 { self > other ? self - other : 0 }
}
