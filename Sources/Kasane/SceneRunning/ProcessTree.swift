import Foundation

/// A process's descendants, found through `/proc`.
enum ProcessTree {
    /// Stops a process and all its descendants, so that none can start or orphan another, and returns the descendants.
    static func stopDescendants(of ancestor: pid_t) -> [pid_t] {
        kill(ancestor, SIGSTOP)
        var stopped: Set<pid_t> = []
        while true {
            let found = descendants(of: ancestor).subtracting(stopped)
            if found.isEmpty { return Array(stopped) }
            // Each may have started others before it was stopped.
            for process in found { kill(process, SIGSTOP) }
            stopped.formUnion(found)
        }
    }

    /// The number of this process's threads.
    static var threadCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 0
    }

    static func descendants(of ancestor: pid_t) -> Set<pid_t> {
        var children: [pid_t: [pid_t]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), let parent = parent(of: process) else { continue }
            children[parent, default: []].append(process)
        }
        var found: Set<pid_t> = []
        var next = [ancestor]
        while let process = next.popLast() {
            for child in children[process] ?? [] where found.insert(child).inserted { next.append(child) }
        }
        return found
    }

    private static func parent(of process: pid_t) -> pid_t? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The preceding program name may contain any character, even a parenthesis.
            let name = text.lastIndex(of: ")")
        else { return nil }
        let words = text[text.index(after: name)...].split(separator: " ")
        return words.count > 1 ? pid_t(words[1]) : nil
    }
}
