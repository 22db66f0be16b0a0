import Foundation

/// A child process in its own process group.
///
/// It is killed when this object is released.
final class ChildProcess {
    let id: pid_t
    /// A descriptor that becomes readable when the program has ended.
    let ended: Int32
    private var ending: Ending?

    /// The way a program ended.
    enum Ending: Equatable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The program's path and its arguments.
    ///   - environment: Variables to set in addition to the inherited ones.
    ///   - descriptors: The child's descriptors, each with the descriptor of this process that it duplicates. Other
    ///     descriptors are closed if they have close-on-exec set, and standard input is empty.
    init(
        _ arguments: [String], environment: [String: String] = [:], descriptors: KeyValuePairs<Int32, Int32>
    ) throws(SceneFailure) {
        let end = try DescriptorPipe()
        do {
            id = try ChildProcess.spawn(arguments, environment, descriptors)
        } catch {
            close(end.reading)
            close(end.writing)
            throw error
        }
        ended = end.reading
        ChildProcess.watch(id) { close(end.writing) }
    }

    deinit {
        _ = stop()
        close(ended)
    }

    /// Kills the program and its descendants, and returns how the program ended, which may have been on its own.
    ///
    /// Descendants that have left the program's process group are killed too, except for an orphan in a group of its
    /// own.
    @discardableResult
    func stop() -> Ending {
        if let ending { return ending }
        // Children of an ended program are reparented and can't be found.
        if !hasEnded { for process in ProcessTree.stopDescendants(of: id) { kill(process, SIGKILL) } }
        // The program itself may have joined another group.
        kill(id, SIGKILL)
        kill(-id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let ending: Ending = signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
        self.ending = ending
        return ending
    }

    private var hasEnded: Bool {
        var polls = [pollfd(fd: ended, events: Int16(POLLIN), revents: 0)]
        return poll(&polls, 1, 0) > 0
    }

    /// Calls `body` when a process has ended. It stays a zombie until it is waited for, so its id is not reused.
    private static func watch(_ id: pid_t, _ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            var information = siginfo_t()
            while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            body()
        }
    }

    private static func spawn(
        _ arguments: [String], _ environment: [String: String], _ descriptors: KeyValuePairs<Int32, Int32>
    ) throws(SceneFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (theirs, ours) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        var defaults = sigset_t()
        sigfillset(&defaults)
        for number in LaunchState.ignoredSignals { sigdelset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, arguments[0], &actions, &attributes, &argv, &envp)
        guard code == 0 else {
            throw .line("\(arguments[0]) did not start (\(String(cString: strerror(code))))")
        }
        return id
    }
}
