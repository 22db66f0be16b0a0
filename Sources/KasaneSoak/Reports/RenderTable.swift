import Foundation
import QuartzCore
import TestSupport

/// Does each kind of work many times, and compares memory before and after.
@MainActor
struct RenderTable {
    let kinds: [Work]
    let count: Int
    let seed: UInt64

    /// The maximum growth per run that occasionally growing tables explain, in bytes, and the one-time size of such a
    /// table.
    private static let (growthLimit, tableSize) = (16, 128 << 10)

    /// Prints the table, and returns whether no kind leaks memory or files.
    func run() throws -> Bool {
        print(
            "Seed \(seed). \"In use\" is memory allocated and not freed; \"before\" is after a tenth of the runs.\n")
        print(
            "| kind | runs | ms each | in use before, KB | after | bytes/run | in memory before, MB | after | files |"
        )
        print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        var growing: [String] = []
        for kind in kinds where try !isLevel(kind) { growing.append(kind.name) }
        print(growing.isEmpty ? "\nNothing grows." : "\nGrows: \(growing.joined(separator: "; ")).")
        return growing.isEmpty
    }

    private func isLevel(_ kind: Work) throws -> Bool {
        var random = SeededRandom(seed: seed)
        let runs = max(10, count / kind.cost)
        let warmUp = max(5, runs / 10)
        for number in 0..<warmUp { try kind.run(number, &random) }
        let before = MemoryReading.now()
        let start = ContinuousClock.now
        for number in warmUp..<(warmUp + runs) { try kind.run(number, &random) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let after = MemoryReading.now()
        let growth = after.inUse - before.inUse
        let cells = [
            kind.name, "\(runs)", String(format: "%.2f", seconds * 1000 / Double(runs)), "\(before.inUse >> 10)",
            "\(after.inUse >> 10)", String(format: "%.1f", Double(growth) / Double(runs)), "\(before.resident >> 20)",
            "\(after.resident >> 20)",
            before.openFiles == after.openFiles ? "\(after.openFiles)" : "\(before.openFiles) to \(after.openFiles)",
        ]
        print("| \(cells.joined(separator: " | ")) |")
        fflush(nil)
        return growth <= max(Self.growthLimit * runs, Self.tableSize) && after.openFiles <= before.openFiles
    }
}
