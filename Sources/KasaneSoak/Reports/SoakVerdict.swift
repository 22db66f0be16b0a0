/// Whether the resources of the process stay constant after the first tenth of the time.
struct SoakVerdict: CustomStringConvertible {
    let resident, inUse: Trend
    /// The maximum number of open files in the second tenth, and in the last.
    let files: (early: Int, late: Int)
    /// Files that were open more often at the end than early on, by what they are open on.
    let opened: [String: Int]

    init(_ samples: [Soak.Sample]) {
        let end = samples.last?.seconds ?? 0
        let measured = samples.filter { $0.seconds >= end * Self.warmUp }
        resident = Trend(measured.map { (x: $0.seconds / 3600, y: Double($0.memory.resident)) })
        inUse = Trend(measured.map { (x: $0.seconds / 3600, y: Double($0.memory.inUse)) })
        func most(_ range: ClosedRange<Double>) -> Int {
            measured.filter { range.contains($0.seconds / max(end, 1e-9)) }.map(\.memory.openFiles).max() ?? 0
        }
        files = (most(0.1...0.2), most(0.9...1))
        let early = measured.filter { $0.seconds <= end * 0.2 }.map(\.memory.files)
        let most = early.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: max) }
        opened = (samples.last?.memory.files ?? [:]).filter { $0.value > most[$0.key] ?? 0 }
    }

    /// The fraction of the time in which caches fill.
    static let warmUp = 0.1

    /// The maximum increase of the regression line: 2 MB or 2 % of the allocated memory, and 16 MB or 5 % of the
    /// resident memory, as the C library retains freed memory.
    private static let limits = (inUse: (2.0 * 1_048_576, 0.02), resident: (16.0 * 1_048_576, 0.05))

    private static func isLevel(_ trend: Trend, _ limit: (Double, Double)) -> Bool {
        trend.rise <= max(limit.0, limit.1 * trend.mean)
    }

    var isInUseLevel: Bool { Self.isLevel(inUse, Self.limits.inUse) }
    var isResidentLevel: Bool { Self.isLevel(resident, Self.limits.resident) }
    var areFilesLevel: Bool { files.late <= max(files.early, 0) }
    var isLevel: Bool { isInUseLevel && isResidentLevel && areFilesLevel }

    var description: String {
        """
        in use:     \(Self.line(inUse, isInUseLevel))
        in memory:  \(Self.line(resident, isResidentLevel))
        open files: \(files.early) early, \(files.late) late: \(areFilesLevel ? "level" : "GROWS")\(openedNames)
        """
    }

    private var openedNames: String {
        opened.isEmpty
            ? ""
            : ", now " + opened.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
    }

    private static func line(_ trend: Trend, _ isLevel: Bool) -> String {
        func megabytes(_ bytes: Double) -> String {
            let tenths = (bytes / 1_048_576 * 100).rounded() / 100
            return "\(tenths) MB"
        }
        return "\(megabytes(trend.mean)) on average after the first tenth, \(megabytes(trend.slope)) per hour: "
            + (isLevel ? "level" : "GROWS")
    }
}
