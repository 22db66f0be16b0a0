import Foundation

/// The process's state at launch, as far as its own work changes it.
package enum LaunchState {
    /// The signals that are to be ignored because whoever started this program ignores them, as nohup does with SIGHUP.
    ///
    /// They are read once, before anything here changes them.
    static let ignoredSignals: Set<Int32> = Set(
        (1..<64).filter { number in
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { return false }
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        })

    /// Makes writing fail with an error, where it would end the process, standard input and output exist, and children
    /// inherit nothing else.
    ///
    /// A program calls it before all else. Were standard output closed, the next file to be opened would take its place.
    package static func prepare() {
        _ = ignoredSignals
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free descriptor is this one.
            _ = open("/dev/null", O_RDWR)
        }
        // What else is open is this program's, and not those' that it starts: they may outlive it.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }
}
