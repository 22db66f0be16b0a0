import Foundation
import TestSupport

/// Does all kinds of work in turn for a long time, and samples the resources of the process.
@MainActor
struct Soak {
    let kinds: [Work]
    let seconds: Double
    let seed: UInt64
    let plot: URL

    /// The resources of the process after a round.
    struct Sample {
        /// Since the start.
        let seconds: Double
        /// The duration of the round.
        let roundSeconds: Double
        let memory: MemoryReading
    }

    /// How often work that takes a millisecond is done in a round.
    private static let runsInRound = 10

    /// Works, reports, and returns whether memory, files and time stayed constant after the first tenth.
    func run() throws -> Bool {
        print("\(kinds.count) kinds of work for \(String(format: "%g", seconds / 60)) minutes, seed \(seed)")
        fflush(nil)
        var random = SeededRandom(seed: seed)
        var samples: [Sample] = []
        var runs = [Int](repeating: 0, count: kinds.count)
        var progress = SoakProgress(seconds: seconds)
        let start = ContinuousClock.now
        var now = 0.0
        repeat {
            // In a different order each round.
            for index in kinds.indices.shuffled(using: &random) {
                for _ in 0..<max(1, Self.runsInRound / kinds[index].cost) {
                    try kinds[index].run(runs[index], &random)
                    runs[index] += 1
                }
            }
            let end = (ContinuousClock.now - start) / .seconds(1)
            samples.append(Sample(seconds: end, roundSeconds: end - now, memory: .now()))
            now = end
            progress.show(samples[samples.count - 1])
        } while now < seconds
        progress.clear()
        let verdict = SoakVerdict(samples)
        try SoakPlot(samples: samples, verdict: verdict, kindCount: kinds.count, seed: seed).write(to: plot)
        try writeTable(samples)
        print(table(samples))
        print("\(samples.count) rounds, \(runs.reduce(0, +)) runs\n\(verdict)\n\(plot.path) shows them")
        return verdict.isLevel
    }

    /// About twenty evenly spaced samples.
    private func table(_ samples: [Sample]) -> String {
        let header = "     time  in memory     in use  files  ms / round"
        let step = max(1, samples.count / 20)
        let rows = stride(from: samples.count - 1, through: 0, by: -step).reversed().map { index in
            let sample = samples[index]
            return String(
                format: "%7.1f s %7.1f MB %7.2f MB %6d %11.0f", sample.seconds, megabytes(sample.memory.resident),
                megabytes(sample.memory.inUse), sample.memory.openFiles, sample.roundSeconds * 1000)
        }
        return ([header] + rows).joined(separator: "\n")
    }

    private func writeTable(_ samples: [Sample]) throws {
        var text = "seconds,resident_bytes,in_use_bytes,open_files,round_milliseconds\n"
        for sample in samples {
            let memory = sample.memory
            text += String(format: "%.3f,", sample.seconds) + "\(memory.resident),\(memory.inUse),\(memory.openFiles),"
            text += String(format: "%.1f\n", sample.roundSeconds * 1000)
        }
        try Data(text.utf8).write(to: plot.deletingPathExtension().appendingPathExtension("csv"))
    }

    private func megabytes(_ bytes: Int) -> Double { Double(bytes) / 1_048_576 }
}

/// A progress line, if standard error is a terminal.
struct SoakProgress {
    let seconds: Double
    private let isShown = isatty(2) == 1

    init(seconds: Double) { self.seconds = seconds }

    mutating func show(_ sample: Soak.Sample) {
        guard isShown else { return }
        let fraction = min(sample.seconds / seconds, 1)
        let filled = Int(fraction * 30)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        let left = Int(max(0, seconds - sample.seconds).rounded(.up))
        write(
            "\r\(Int(fraction * 100))%  \(bar)  \(left / 60) min \(left % 60) s left  "
                + "\(sample.memory.resident >> 20) MB in memory, \(sample.memory.inUse >> 20) MB in use\u{1B}[K")
    }

    func clear() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
