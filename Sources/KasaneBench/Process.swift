import Foundation

/// What the kernel says of this process.
enum Process {
    /// The most memory it has held, in bytes.
    static var peakMemory: Double { field("VmHWM") }
    /// The memory it holds now, in bytes.
    static var memory: Double { field("VmRSS") }

    /// The processor time that this thread has used, in seconds; other programs on the machine don't count.
    static var threadTime: Double { processorTime(CLOCK_THREAD_CPUTIME_ID) }

    /// The processor time that all threads have used, in seconds.
    static var time: Double { processorTime(CLOCK_PROCESS_CPUTIME_ID) }

    private static func processorTime(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How long its threads have been kept from running because all processors were taken, in seconds. Those that have
    /// ended don't count.
    static var waitingTime: Double {
        let tasks = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) { sum, thread in
            // Nanoseconds at work, and those of waiting.
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
