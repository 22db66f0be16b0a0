import Foundation

/// The parts of the process's state at launch that its own work changes.
package enum LaunchState {
    /// The signals that the parent process has set to be ignored, as nohup does with SIGHUP.
    ///
    /// They are read once, before this program changes any.
    static let ignoredSignals: Set<Int32> = Set(
        (1..<64).filter { number in
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { return false }
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        })

    /// Turns signals for failed writes into errors, opens missing standard descriptors, and prevents children from
    /// inheriting any others.
    ///
    /// Call it first in a program: if standard output were closed, the next opened file would take its place.
    package static func prepare() {
        _ = ignoredSignals
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest free descriptor, which is this one.
            _ = open("/dev/null", O_RDWR)
        }
        // Children may outlive this program and must not keep its files open.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }

    /// Replaces this process by another program, in the state in which this process was started.
    ///
    /// - Parameter arguments: The program's path and its arguments.
    package static func replaceProgram(with arguments: [String]) throws -> Never {
        for number in [SIGPIPE, SIGXFSZ] where !ignoredSignals.contains(number) { signal(number, SIG_DFL) }
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        sigprocmask(SIG_SETMASK, &unblocked, nil)
        var words = arguments.map { strdup($0) } + [nil]
        execv(arguments[0], &words)
        throw SceneFailure.line("\(arguments[0]) did not start (\(String(cString: strerror(errno))))")
    }
}
