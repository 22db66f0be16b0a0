import Foundation

/// A scene's process, and the pipes to it.
package final class SceneLink {
    let process: ChildProcess
    /// The ends to read from; -1 after the end of file.
    private var reports: Int32
    private var output: Int32
    private var errors: Int32
    /// The process ends itself when this closes.
    private let lifeline: Int32

    /// What is ready to be read or handled.
    struct Readiness {
        var reports: Bool
        var output: Bool
        var errors: Bool
        /// The process has ended. Its last output may still be in the pipes.
        var end: Bool
        var interruption: Bool
    }

    /// The argument that makes kasane itself the program of an archive's process.
    package static let archiveWord = "--archive-process"

    /// Starts a compiled scene and sends it a request.
    ///
    /// - Parameter memory: where it puts the frames of a window, if it is shown in one.
    init(_ program: URL, _ request: RenderRequest, memory: FrameMemory? = nil) throws(SceneFailure) {
        let (requests, reports, output, errors) = (
            try DescriptorPipe(), try DescriptorPipe(), try DescriptorPipe(), try DescriptorPipe()
        )
        defer { for end in [requests.reading, reports.writing, output.writing, errors.writing] { close(end) } }
        process = try ChildProcess(
            [program.path] + (request.isArchive ? [SceneLink.archiveWord] : []),
            environment: ["SWIFT_BACKTRACE": "enable=no"].merging(request.fontEnvironment) { $1 },
            descriptors: [
                1: output.writing, 2: errors.writing, SceneProcess.requestDescriptor: requests.reading,
                SceneProcess.reportDescriptor: reports.writing,
                SceneProcess.memoryDescriptor: memory?.descriptor ?? requests.reading,
            ])
        (self.reports, self.output, self.errors) = (reports.reading, output.reading, errors.reading)
        // A program that has left the process's group may hold the pipes open, and must not block this one.
        for end in [self.reports, self.output, self.errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        lifeline = requests.writing
        SceneWire.write(SceneWire.line(request), to: lifeline)
    }

    deinit {
        process.stop()
        for end in [reports, output, errors, lifeline] where end >= 0 { close(end) }
    }

    /// Waits until something is ready, for so many milliseconds at most; -1 for as long as it takes.
    func wait(orUntil interruption: Int32, timeout: Int32 = 200) -> Readiness {
        var polls = [reports, output, errors, process.ended, interruption].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&polls, nfds_t(polls.count), timeout)
        let isReady = polls.map { $0.revents != 0 }
        return Readiness(
            reports: isReady[0], output: isReady[1], errors: isReady[2], end: isReady[3], interruption: isReady[4])
    }

    /// Sends the scene what has happened to its window; false when it has ended.
    @discardableResult
    func send(_ event: WindowEvent) -> Bool { SceneWire.write(SceneWire.line(event), to: lifeline) }

    func readReports() -> [UInt8]? { read(&reports) }
    func readOutput() -> [UInt8]? { read(&output) }
    func readErrors() -> [UInt8]? { read(&errors) }

    /// Reads what is available from a pipe; nil when there is nothing, or at its end.
    private func read(_ descriptor: inout Int32) -> [UInt8]? {
        guard descriptor >= 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: SceneLink.chunk)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        if count < 0, errno == EAGAIN || errno == EINTR { return nil }
        close(descriptor)
        descriptor = -1
        return nil
    }

    private static let chunk = 65_536
    /// The number of reads that drain a pipe of 1 MiB, by default the largest on Linux. Output written after the
    /// process's end is not waited for.
    static let drainingReads = 16
}
