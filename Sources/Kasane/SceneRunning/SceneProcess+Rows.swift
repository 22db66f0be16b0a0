import CProcessSupport
import CoreGraphics
import Foundation
import QuartzCore

// A scene that is rendered for one row after another. Its process loads everything that a scene needs, and runs none of
// the scene's code: each row is rendered by a copy of it, which has the memory that is loaded and ends with the row. So
// rows know nothing of one another, whatever they leave behind.

extension SceneProcess {
    /// Renders rows until there are no more. Never returns.
    static func runRows(_ request: RenderRequest, _ rows: RenderRequest.Rows, scene: () -> Void) -> Never {
        kasane_adopt_orphans()
        prepareScreen(request)
        SceneWarmUp.run(for: request.outputURL)
        // A copy of a process with several threads would have locks that nobody opens.
        guard ProcessTree.threadCount == 1 else {
            fail("\(request.sceneName) cannot be copied: it has threads already")
        }
        report(.awaitsRows)
        while let bytes = readRow() {
            guard let message = RowMessage(bytes) else { fail("a row came without its end") }
            var request = request
            request.output = message.output
            if let scale = message.scale { request.scale = scale }
            if let time = message.time { request.span = .time(time) }
            guard let lifeline = try? DescriptorPipe() else { fail("no pipe could be made for row \(message.number)") }
            switch kasane_fork() {
            case -1: fail("no process could be made for row \(message.number) (\(String(cString: strerror(errno))))")
            case 0:
                close(lifeline.reading)
                isNoCopy()
                kasane_limit_memory(UInt64(rows.memory))
                if let largest = rows.largestFile { kasane_limit_files(UInt64(largest)) }
                SceneData.use(message) { fail($0, code: rowDoesNotFit) }
                run(request, scene: scene)
            case let copy:
                close(lifeline.writing)
                let ending = watch(copy, of: message.number, until: lifeline.reading, request)
                SceneWire.write(Data(RowEnding.mark(of: message.number)), to: STDERR_FILENO)
                report(.row(ending))
                close(lifeline.reading)
            }
        }
        end(0)
    }

    /// Waits for the end of a row's process, and for what it has started.
    private static func watch(
        _ copy: pid_t, of row: Int, until lifeline: Int32, _ request: RenderRequest
    ) -> RowEnding {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(request.timeout)
        var status: Int32 = 0
        var isLate = false
        while true {
            // No events are asked for: of the requests only the end is told, which means that the supervisor has gone.
            var polls = [
                pollfd(fd: lifeline, events: 0, revents: 0), pollfd(fd: requests, events: 0, revents: 0),
            ]
            // A process that the row has started may hold the lifeline, so the row's end is looked for now and then.
            poll(&polls, 2, 100)
            let answer = waitpid(copy, &status, polls[0].revents == 0 ? WNOHANG : 0)
            if answer == copy || answer < 0 && errno != EINTR { break }
            let hasSupervisor = polls[1].revents & Int16(POLLHUP | POLLERR) == 0
            guard clock.now < deadline, hasSupervisor else {
                isLate = true
                for process in ProcessTree.stopDescendants(of: copy) { kill(process, SIGKILL) }
                kill(copy, SIGKILL)
                kill(-copy, SIGKILL)
                while waitpid(copy, &status, 0) < 0, errno == EINTR {}
                if !hasSupervisor {
                    AtomicOutput.removeLeftovers(of: copy, besides: request.outputURL)
                    _exit(1)
                }
                break
            }
        }
        endOrphans(of: copy)
        let signal = status & 0x7f
        let code = status >> 8 & 0xff
        if signal != 0 || code != 0 { AtomicOutput.removeLeftovers(of: copy, besides: request.outputURL) }
        return RowEnding(
            number: row, code: signal == 0 ? code : nil, signal: signal == 0 ? nil : signal, isLate: isLate)
    }

    /// Ends what a row has started and left behind.
    private static func endOrphans(of copy: pid_t) {
        // As a rule there is nothing: no call but this one.
        while true {
            let ended = waitpid(-1, nil, WNOHANG)
            if ended > 0 { continue }
            guard ended == 0 else { return }
            kill(-copy, SIGKILL)
            for process in ProcessTree.descendants(of: getpid()) { kill(process, SIGKILL) }
            _ = waitpid(-1, nil, 0)
        }
    }

    /// The next row's bytes; nil when there are no more.
    private static func readRow() -> [UInt8]? {
        guard let prefix = readBytes(RowMessage.prefixLength) else { return nil }
        return readBytes(RowMessage.length(prefix: prefix))
    }

    private static func readBytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { read(requests, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}
