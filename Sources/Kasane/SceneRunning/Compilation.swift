import Foundation

/// One run of the compiler, or of another tool of the toolchain. It ends with this object at the latest.
final class Compilation {
    private let process: ChildProcess
    private let output: OutputReader
    private let errors: OutputReader?
    private let timeout: Double
    private let interruption: Interruption?
    /// The advice for a tool that does not finish.
    var advice = "the Swift compiler did not finish in %s: simplify long expressions, or allow more time with --timeout"

    struct Answer {
        let isSuccess: Bool
        /// The tool's output: including standard error, unless separated.
        let output: String
        /// The tool's standard error, if separated.
        let errors: String

        var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "no output" }
    }

    /// - Parameters:
    ///   - arguments: The tool's path and its arguments.
    ///   - environment: Variables to set in addition to this process's.
    ///   - temporaryFiles: The folder for the tool's temporary files; nil for its default.
    ///   - separatesErrors: Whether standard error is kept separate from standard output.
    ///   - timeout: The time limit, in seconds.
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

/// Collects the output from a pipe. Closes the pipe's reading end with itself.
private final class OutputReader {
    private let pipe: Int32
    private var isOpen = true
    private var bytes: [UInt8] = []

    /// The descriptor to wait for; -1 when there is no more output.
    var descriptor: Int32 { isOpen ? pipe : -1 }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ descriptor: Int32) {
        pipe = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(pipe) }

    /// Reads the available output.
    func read() {
        guard isOpen else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(pipe, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        isOpen = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
}
