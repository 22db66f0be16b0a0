import Foundation

/// One run of the compiler, or of another tool of the toolchain. It ends with this object at the latest.
final class Compilation {
    private let process: ChildProcess
    private let output: OutputReader
    private let errors: OutputReader?
    private let timeout: Double
    private let interruption: Interruption?
    /// What to do about a tool that does not end.
    var advice = "the Swift compiler did not finish in %s: simplify long expressions, or allow more time with --timeout"

    struct Answer {
        let isSuccess: Bool
        /// What the tool printed: to standard error too, if the two were not separated.
        let output: String
        /// What the tool printed to standard error, if that was separated.
        let errors: String

        var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "no output" }
    }

    /// - Parameters:
    ///   - arguments: The tool's path and what follows it.
    ///   - environment: Variables that the tool has besides this process's.
    ///   - temporaryFiles: Where the tool puts what it needs on the way; nil for where it does by itself.
    ///   - separatesErrors: Whether standard error is kept apart from standard output.
    ///   - timeout: How long it may take, in seconds.
    init(
        _ arguments: [String], environment: [String: String] = [:], temporaryFiles: URL?, separatesErrors: Bool = false,
        timeout: Double, _ interruption: Interruption?
    ) throws(SceneFailure) {
        let pipe = try DescriptorPipe()
        defer { close(pipe.writing) }
        output = OutputReader(pipe.reading)
        let errorPipe = separatesErrors ? try DescriptorPipe() : nil
        defer { if let errorPipe { close(errorPipe.writing) } }
        errors = errorPipe.map { OutputReader($0.reading) }
        process = try ChildProcess(
            arguments, environment: environment.merging(temporaryFiles.map { ["TMPDIR": $0.path] } ?? [:]) { $1 },
            descriptors: [1: pipe.writing, 2: errorPipe?.writing ?? pipe.writing])
        self.timeout = timeout
        self.interruption = interruption
    }

    deinit { process.stop() }

    /// Waits for the tool.
    func finish() throws(SceneFailure) -> Answer {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(timeout)
        while true {
            var polls = [
                output.descriptor, errors?.descriptor ?? -1, process.ended, interruption?.descriptor ?? -1,
            ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&polls, nfds_t(polls.count), 100)
            if let interruption, polls[3].revents != 0 { throw .interrupted(signal: interruption.take()) }
            guard clock.now < deadline else {
                throw .line(advice.replacingOccurrences(of: "%s", with: "\(timeout.shown) s"))
            }
            output.read()
            errors?.read()
            if polls[2].revents != 0 { break }
        }
        for _ in 0..<SceneLink.drainingReads {
            output.read()
            errors?.read()
        }
        let isSuccess = process.stop() == .exited(0)
        return Answer(isSuccess: isSuccess, output: output.text, errors: errors?.text ?? "")
    }
}

/// What comes out of a pipe, collected. Closes the pipe's reading end with itself.
private final class OutputReader {
    private let pipe: Int32
    private var isOpen = true
    private var bytes: [UInt8] = []

    /// The descriptor to wait for; -1 when nothing more will come.
    var descriptor: Int32 { isOpen ? pipe : -1 }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ descriptor: Int32) {
        pipe = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(pipe) }

    /// Takes what has come.
    func read() {
        guard isOpen else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(pipe, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        isOpen = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
}
