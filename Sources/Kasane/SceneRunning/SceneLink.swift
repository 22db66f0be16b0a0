import Foundation

/// A scene's process, and the pipes to it.
package final class SceneLink {
    let process: ChildProcess
    /// The ends to read from; -1 after the end of file.
    private var reports: Int32
    private var output: Int32
    private var errors: Int32
    /// The process exits when this closes.
    private let lifeline: Int32
    /// The bytes that have not been sent yet.
    private var outgoing: ArraySlice<UInt8> = []

    /// The sources that are ready to be read or handled.
    struct Readiness {
        var reports: Bool
        var output: Bool
        var errors: Bool
        /// The process has ended. Its last output may still be in the pipes.
        var end: Bool
        var interruption: Bool
    }

    /// The argument that makes kasane itself act as an archive's process.
    package static let archiveWord = "--archive-process"

    /// Starts a compiled scene and sends it a request.
    ///
    /// - Parameters:
    ///   - memory: the memory for the frames of a window, if it is shown in one.
    ///   - threads: the number of threads it draws with; nil for one per processor.
    init(
        _ program: URL, _ request: RenderRequest, memory: FrameMemory? = nil, threads: Int? = nil
    ) throws(SceneFailure) {
        let (requests, reports, output, errors) = (
            try DescriptorPipe(), try DescriptorPipe(), try DescriptorPipe(), try DescriptorPipe()
        )
        defer { for end in [requests.reading, reports.writing, output.writing, errors.writing] { close(end) } }
        process = try ChildProcess(
            [program.path] + (request.isArchive ? [SceneLink.archiveWord] : []),
            environment: SceneLink.environment(request, threads: threads),
            descriptors: [
                1: output.writing, 2: errors.writing, SceneProcess.requestDescriptor: requests.reading,
                SceneProcess.reportDescriptor: reports.writing,
                SceneProcess.memoryDescriptor: memory?.descriptor ?? requests.reading,
            ])
        (self.reports, self.output, self.errors) = (reports.reading, output.reading, errors.reading)
        // A descendant that has left the process group may keep the pipes open, and must not block this process.
        for end in [self.reports, self.output, self.errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        lifeline = requests.writing
        SceneWire.write(SceneWire.line(request), to: lifeline)
    }

    deinit {
        process.stop()
        for end in [reports, output, errors, lifeline] where end >= 0 { close(end) }
    }

    /// Returns the variables set for a scene's process in addition to this one's environment.
    private static func environment(_ request: RenderRequest, threads: Int?) -> [String: String] {
        // Sets and dictionaries are enumerated in the same order in each process: parts of a movie that processes
        // render concurrently must match.
        var variables = ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]
        // It was linked on the machine where it was compiled.
        if request.isCompiled, let folder = try? SceneInstallation.current().folder.path {
            let others = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":\($0)" } ?? ""
            variables["LD_LIBRARY_PATH"] = folder + others
        }
        // Otherwise each copy of the process would look up its functions again.
        if request.rows != nil { variables["LD_BIND_NOW"] = "1" }
        if let threads { variables["KASANE_THREADS"] = String(threads) }
        return variables.merging(request.fontEnvironment) { $1 }
    }

    /// Waits until something is ready, for at most a number of milliseconds; -1 waits indefinitely.
    func wait(orUntil interruption: Int32, timeout: Int32 = 200) -> Readiness {
        SceneLink.wait(for: [self], orUntil: interruption, timeout: timeout)[0]
    }

    /// Waits until something is ready in one of several processes, and sends them pending bytes.
    ///
    /// - Parameter news: a descriptor that ends the wait when it becomes readable.
    static func wait(
        for links: [SceneLink], orUntil interruption: Int32, news: Int32 = -1, timeout: Int32 = 200
    ) -> [Readiness] {
        var polls = [interruption, news].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        for link in links {
            for descriptor in [link.reports, link.output, link.errors, link.process.ended] {
                polls.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            }
            polls.append(pollfd(fd: link.outgoing.isEmpty ? -1 : link.lifeline, events: Int16(POLLOUT), revents: 0))
        }
        poll(&polls, nfds_t(polls.count), timeout)
        let isReady = polls.map { $0.revents != 0 }
        return links.indices.map { index in
            let first = 2 + 5 * index
            if isReady[first + 4] { links[index].sendRest() }
            return Readiness(
                reports: isReady[first], output: isReady[first + 1], errors: isReady[first + 2],
                end: isReady[first + 3], interruption: isReady[0])
        }
    }

    /// Sends the scene its next part to record.
    func send(_ order: PartRequest) { post(Array(SceneWire.line(order))) }

    /// Sends bytes without blocking: bytes that don't fit into the pipe are sent by the next `wait`.
    func post(_ bytes: [UInt8]) {
        _ = fcntl(lifeline, F_SETFL, O_NONBLOCK)
        outgoing += bytes
        sendRest()
    }

    private func sendRest() {
        while !outgoing.isEmpty {
            let count = outgoing.withUnsafeBytes { write(lifeline, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            // A process that has stopped reading has ended, which its own descriptor reports.
            outgoing = count > 0 ? outgoing.dropFirst(count) : []
        }
        outgoing = []
    }

    /// Sends the scene an event of its window; returns false when it has ended.
    @discardableResult
    func send(_ event: WindowEvent) -> Bool { SceneWire.write(SceneWire.line(event), to: lifeline) }

    func readReports() -> [UInt8]? { read(&reports) }
    func readOutput() -> [UInt8]? { read(&output) }
    func readErrors() -> [UInt8]? { read(&errors) }

    /// Returns the bytes available from a pipe; nil when there are none, or at its end.
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
    /// The number of reads that drain a pipe of 1 MiB, by default the largest on Linux. It doesn't wait for output
    /// written after the process's end.
    static let drainingReads = 16
}
