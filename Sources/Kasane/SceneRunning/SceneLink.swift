import Foundation

/// A scene's process, and the pipes to it.
final class SceneLink {
    let process: ChildProcess
    /// What can be read; -1 when its end has come.
    var reports: Int32
    var output: Int32
    var errors: Int32
    /// The process ends itself when this closes.
    private let lifeline: Int32
    private var ending: ChildProcess.Ending?

    /// Starts a compiled scene and sends it a request.
    init(_ program: URL, _ request: RenderRequest) throws(SceneFailure) {
        let (requests, reports, output, errors) = (try Pipe(), try Pipe(), try Pipe(), try Pipe())
        defer { for end in [requests.reading, reports.writing, output.writing, errors.writing] { close(end) } }
        process = try ChildProcess(
            [program.path], environment: ["SWIFT_BACKTRACE": "enable=no"],
            descriptors: [
                1: output.writing, 2: errors.writing, SceneProcess.requestDescriptor: requests.reading,
                SceneProcess.reportDescriptor: reports.writing,
            ])
        (self.reports, self.output, self.errors) = (reports.reading, output.reading, errors.reading)
        lifeline = requests.writing
        SceneWire.write(SceneWire.line(request), to: lifeline)
    }

    deinit {
        for end in [reports, output, errors, lifeline] where end >= 0 { close(end) }
        stop()
    }

    /// Ends the process at once, if it still runs.
    func stop() {
        if ending == nil { process.kill() }
        _ = end()
    }

    /// Waits until something can be read, or a little while. Answers which pipes have something, and whether `other` has.
    func wait(besides other: Int32) -> (reports: Bool, output: Bool, errors: Bool, other: Bool) {
        var polls = [reports, output, errors, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&polls, nfds_t(polls.count), 200)
        return (polls[0].revents != 0, polls[1].revents != 0, polls[2].revents != 0, polls[3].revents != 0)
    }

    /// The process's ending, waited for. What it had started ends too.
    func end() -> ChildProcess.Ending {
        if let ending { return ending }
        let ending = process.wait()
        self.ending = ending
        process.kill()
        // A program that has left the process's group may hold the pipes open, and must not hold up this one.
        for end in [output, errors] where end >= 0 { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return ending
    }

    /// What can be read from a pipe now; nil at its end.
    func read(_ pipe: ReferenceWritableKeyPath<SceneLink, Int32>) -> [UInt8]? {
        let descriptor = self[keyPath: pipe]
        guard descriptor >= 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        close(descriptor)
        self[keyPath: pipe] = -1
        return nil
    }
}
