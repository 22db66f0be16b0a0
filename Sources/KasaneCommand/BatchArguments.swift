import Kasane

/// The arguments of `kasane batch`.
struct BatchArguments {
    private(set) var isQuiet = false
    /// Whether to only count the rows, without rendering.
    private(set) var isPlan = false
    private var scene = RenderArguments()
    private var output: String?
    private var data: String?
    private var jobs: Int?
    private var retries = 0
    private var megabytes: Int?
    private var isFresh = false
    private var rows: ClosedRange<Int> = 1...Int.max

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words, topic: "batch")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option("--fresh"):
                try reader.noValue(of: "--fresh")
                isFresh = true
            case .option("--plan"):
                try reader.noValue(of: "--plan")
                isPlan = true
            case .option("--data"): data = try reader.value(of: "--data")
            case .option("--jobs"): jobs = try BatchArguments.jobs(&reader)
            case .option("--retry"):
                retries = try reader.wholeNumber(of: "--retry", in: 0...1000, "a number of retries, such as 2")
            case .option("--memory"):
                megabytes = try reader.wholeNumber(
                    of: "--memory", in: 64...1 << 30, "a number of megabytes from 64, such as 1024")
            case .option("--rows"): rows = try BatchArguments.range(&reader)
            case .option(let name):
                if name == "-o" || name == "--output" {
                    output = try reader.value(of: name)
                } else if name == "--part" {
                    throw UsageError("unknown option --part: select rows with --rows")
                } else {
                    try scene.take(option: name, &reader)
                    isQuiet = scene.isQuiet
                }
            }
        }
    }

    /// The number of parallel processes.
    static func jobs(_ reader: inout ArgumentReader) throws -> Int {
        try reader.wholeNumber(
            of: "--jobs", in: 1...BatchRequest.mostJobs, "a number of processes from 1 to \(BatchRequest.mostJobs)")
    }

    /// The numbers of the first and last rows, as in 1-500.
    private static func range(_ reader: inout ArgumentReader) throws -> ClosedRange<Int> {
        let text = try reader.value(of: "--rows")
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 1, last >= first else {
            throw UsageError("--rows \(text) is not a range of rows, such as 1-500")
        }
        return first...last
    }

    private static func pattern(_ text: String) throws -> OutputPattern {
        do {
            return try OutputPattern(text)
        } catch {
            guard case .line(let line) = error else { throw error }
            throw UsageError(line)
        }
    }

    /// The request, after validation.
    func request() throws -> BatchRequest {
        guard let output else {
            throw UsageError(
                "no output files: add -o 'out/{id}.png', with a field of the rows")
        }
        guard let data else { throw UsageError("no file of rows: add --data rows.csv") }
        let render = try scene.request(output: output, verb: "batch")
        var request = BatchRequest(render: render, names: try BatchArguments.pattern(output), data: data)
        if let jobs { request.jobs = jobs }
        request.retries = retries
        request.memory = megabytes.map { $0 << 20 }
        request.isFresh = isFresh
        request.rows = rows
        if let problem = request.problem { throw UsageError(problem) }
        return request
    }
}
