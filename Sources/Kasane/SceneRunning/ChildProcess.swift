import Foundation

/// A program that runs beside this one, in a process group of its own.
struct ChildProcess {
    let id: pid_t

    /// How a program ended.
    enum Ending: Equatable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The program's path and what follows it.
    ///   - environment: Variables to set besides the inherited ones.
    ///   - descriptors: The child's descriptors and what they are here. All others are closed, and standard input is
    ///     empty.
    init(
        _ arguments: [String], environment: [String: String] = [:], descriptors: KeyValuePairs<Int32, Int32>
    ) throws(SceneFailure) {
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
        self.id = id
    }

    /// Ends the program and all that it started, at once.
    func kill() {
        Foundation.kill(-id, SIGKILL)
    }

    /// Waits until the program has ended.
    func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
    }
}

/// Two ends that bytes run between. Neither is inherited by children unless it is given to them.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(SceneFailure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw .line("no pipe could be made (\(String(cString: strerror(errno))))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        writing = ends[1]
    }
}
