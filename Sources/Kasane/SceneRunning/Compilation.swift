import Foundation

/// One run of the compiler, which is killed when this object is released.
final class Compilation {
    private let process: ChildProcess
    private let output: Int32
    private let timeout: Double
    private let interruption: Interruption?

    struct Answer {
        let isSuccess: Bool
        let output: String

        var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "without a word" }
    }

    /// - Parameters:
    ///   - arguments: The compiler's path and its arguments.
    ///   - temporaryFiles: The folder of the compiler's temporary files.
    ///   - timeout: The time limit, in seconds.
    init(
        _ arguments: [String], temporaryFiles: URL, timeout: Double, _ interruption: Interruption?
    ) throws(SceneFailure) {
        let pipe = try DescriptorPipe()
        defer { close(pipe.writing) }
        do {
            process = try ChildProcess(
                arguments, environment: ["TMPDIR": temporaryFiles.path],
                descriptors: [1: pipe.writing, 2: pipe.writing])
        } catch {
            close(pipe.reading)
            throw error
        }
        _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
        output = pipe.reading
        self.timeout = timeout
        self.interruption = interruption
    }

    deinit {
        process.stop()
        close(output)
    }

    /// Waits for the compiler.
    func finish() throws(SceneFailure) -> Answer {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(timeout)
        var bytes: [UInt8] = []
        var isOpen = true
        while true {
            var polls = [isOpen ? output : -1, process.ended, interruption?.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            poll(&polls, nfds_t(polls.count), 100)
            if let interruption, polls[2].revents != 0 { throw .interrupted(signal: interruption.take()) }
            guard clock.now < deadline else {
                throw .line(
                    "the Swift compiler did not finish in \(timeout.shown) s: simplify long expressions, "
                        + "or allow more time with --timeout")
            }
            if isOpen { isOpen = read(to: &bytes) }
            if polls[1].revents != 0 { break }
        }
        for _ in 0..<SceneLink.drainingReads where isOpen { isOpen = read(to: &bytes) }
        let isSuccess = process.stop() == .exited(0)
        return Answer(isSuccess: isSuccess, output: String(decoding: bytes, as: UTF8.self))
    }

    /// Reads the compiler's output; false at its end.
    private func read(to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(output, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
}
