import CProcessSupport
import CoreGraphics
import Foundation
import QuartzCore

/// A forked copy of a scene's process, which renders rows, as seen by that process.
///
/// After a row the copy rewinds to its initial state, including its memory and its kernel resources, and takes the next
/// one. If that is not possible, as for a scene that starts threads, it ends with the row.
struct ForkedRowProcess {
    let process: pid_t
    /// Signals that the copy awaits a row, and closes when it has ended.
    private let lifeline: Int32
    private let orders: Int32

    enum Ending {
        /// It has rewound, and awaits the next row.
        case kept
        case ended(status: Int32)
        /// It took too long, and was killed.
        case late(status: Int32)
    }

    /// Creates a copy of this process, which never returns.
    ///
    /// - Parameters:
    ///   - limits: The copy's limits.
    ///   - goesBack: Whether it tries to render more than one row, by rewinding.
    ///   - render: Renders a row in the copy, and ends it with ``finishRow()``.
    static func make(
        for row: Int, _ limits: RenderRequest.Rows, goesBack: Bool, render: (RowMessage) -> Never
    ) -> ForkedRowProcess {
        guard let lifeline = try? DescriptorPipe(), let orders = try? DescriptorPipe() else {
            SceneProcess.fail("cannot create a pipe for row \(row)")
        }
        switch kasane_fork() {
        case -1:
            SceneProcess.fail("cannot create a process for row \(row) (\(String(cString: strerror(errno))))")
        case 0:
            close(lifeline.reading)
            close(orders.writing)
            SceneProcess.isNoCopy()
            // Orphans that a row leaves behind become children of this process.
            kasane_adopt_orphans()
            kasane_limit_memory(UInt64(limits.memory))
            if let largest = limits.largestFile { kasane_limit_files(UInt64(largest)) }
            run(lifeline.writing, orders.reading, goesBack: goesBack, render: render)
        case let process:
            close(lifeline.writing)
            close(orders.reading)
            return ForkedRowProcess(process: process, lifeline: lifeline.reading, orders: orders.writing)
        }
    }

    /// The copy's work: one row, and further rows as long as it can rewind.
    private static func run(
        _ lifeline: Int32, _ orders: Int32, goesBack: Bool, render: (RowMessage) -> Never
    ) -> Never {
        // Returns once for each row.
        if goesBack, kasane_mark() == kasane_is_back {
            var isReady: UInt8 = 1
            write(lifeline, &isReady, 1)
        }
        guard let bytes = RowMessage.read(from: orders) else { _exit(0) }
        guard let message = RowMessage(bytes) else { SceneProcess.fail("received an incomplete row") }
        render(message)
    }

    /// Ends a row that has succeeded, in the copy. Never returns if the copy rewinds; otherwise the copy should exit.
    static func finishRow() { _ = kasane_rewind() }

    /// Sends a row. Errors of a copy that has ended are not reported here.
    func send(_ row: RowMessage) { SceneWire.write(Data(row.bytes), to: orders) }

    /// Waits for the end of a row.
    ///
    /// - Parameter supervisor: A pipe that closes when the supervisor has ended: the copy is then killed, and this
    ///   process ends through `orphaned`.
    func wait(until deadline: ContinuousClock.Instant, supervisor: Int32, orphaned: () -> Never) -> Ending {
        let clock = ContinuousClock()
        var status: Int32 = 0
        while true {
            // Only the supervisor's end is detected, as no events are requested.
            var polls = [
                pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0), pollfd(fd: supervisor, events: 0, revents: 0),
            ]
            // A process started by the row may keep the lifeline open, so the copy's end is also polled.
            poll(&polls, 2, 100)
            var isReady: UInt8 = 0
            if polls[0].revents & Int16(POLLIN) != 0, read(lifeline, &isReady, 1) == 1 { return .kept }
            let answer = waitpid(process, &status, polls[0].revents == 0 ? WNOHANG : 0)
            if answer == process || answer < 0 && errno != EINTR { return .ended(status: status) }
            let hasSupervisor = polls[1].revents & Int16(POLLHUP | POLLERR) == 0
            guard clock.now < deadline, hasSupervisor else {
                for descendant in ProcessTree.stopDescendants(of: process) { kill(descendant, SIGKILL) }
                kill(process, SIGKILL)
                kill(-process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                if !hasSupervisor { orphaned() }
                return .late(status: status)
            }
        }
    }

    /// Kills the processes that rows have started and left behind, after the copy has ended.
    func endOrphans() {
        // Usually there are none: only this call is needed.
        while true {
            let ended = waitpid(-1, nil, WNOHANG)
            if ended > 0 { continue }
            guard ended == 0 else { return }
            kill(-process, SIGKILL)
            for descendant in ProcessTree.descendants(of: getpid()) { kill(descendant, SIGKILL) }
            _ = waitpid(-1, nil, 0)
        }
    }

    func closePipes() {
        close(lifeline)
        close(orders)
    }
}
