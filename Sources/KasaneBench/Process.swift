import Foundation

/// This process's statistics from the kernel.
enum Process {
    /// The peak memory, in bytes.
    static var peakMemory: Double { field("VmHWM") }
    /// The current memory, in bytes.
    static var memory: Double { field("VmRSS") }

    /// The CPU time of this thread, in seconds; other processes don't count.
    static var threadTime: Double { processorTime(CLOCK_THREAD_CPUTIME_ID) }

    /// The CPU time of all threads, in seconds.
    static var time: Double { processorTime(CLOCK_PROCESS_CPUTIME_ID) }

    private static func processorTime(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time that its threads were runnable but waited for a CPU, in seconds. Ended threads don't count.
    static var waitingTime: Double {
        let tasks = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) { sum, thread in
            // Nanoseconds of running, and of waiting.
            let numbers = try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
                .split(separator: " ")
            guard let numbers, numbers.count > 1, let waiting = Double(numbers[1]) else { return sum }
            return sum + waiting / 1e9
        }
    }

    private static func field(_ name: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        for line in status.split(separator: "\n") where line.hasPrefix(name + ":") {
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count > 1 ? (Double(words[1]) ?? 0) * 1024 : 0
        }
        return 0
    }
}
