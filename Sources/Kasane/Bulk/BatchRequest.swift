package import Foundation
import Raster

/// A request to render a scene for each row of a file.
package struct BatchRequest: Sendable, Equatable {
    /// What each row is rendered by. Its output is the pattern of names, and its timeout a row's.
    package var render: RenderRequest
    package var names: OutputPattern
    /// The file of rows, as the user typed it.
    package var data: String
    /// How many rows are rendered side by side.
    package var jobs: Int
    /// How often a row that fails is tried again.
    package var retries = 0
    /// The memory that one row may take, in bytes; nil for its share of the machine's.
    package var memory: Int?
    /// Whether to render rows again that a former run has done.
    package var isFresh = false
    /// The numbers of the rows to render, counted from 1.
    package var rows: ClosedRange<Int> = 1...Int.max

    package init(render: RenderRequest, names: OutputPattern, data: String, jobs: Int = BatchRequest.processors) {
        self.render = render
        self.names = names
        self.data = data
        self.jobs = jobs
    }

    /// A one-line error in the request that shows without the disk; nil if there is none.
    package var problem: String? {
        if render.isArchive { return "\(render.scene) is an archive, which cannot read rows: name a Swift file" }
        return render.parts == nil ? nil : "a batch has no parts: omit --part and --plan"
    }

    /// How many rows the file has, whatever is wrong with them.
    package func countRows() throws(SceneFailure) -> Int {
        let reader = try RowFormat(path: data).reader(ByteSource(data, in: render.folder), name: data)
        var count = 0
        while try reader.next() != nil { count += 1 }
        return count
    }

    /// How many processors this process may use.
    package static var processors: Int { ThreadPool.processorCount }

    /// The most rows side by side.
    package static let mostJobs = 256

    /// The memory that one row may take, in bytes.
    var memoryLimit: Int { memory ?? BatchRequest.shareOfMemory(jobs: jobs) }

    /// What each of so many processes may take of the machine's memory, in bytes.
    static func shareOfMemory(jobs: Int) -> Int {
        max(1 << 29, Int(ProcessInfo.processInfo.physicalMemory) / max(1, jobs))
    }

    /// The folder of the files, of the journal and of the list of failures.
    var folder: URL { render.url(names.folder) }

    /// A name beside the files that other batches into the same folder don't have.
    var journal: URL {
        folder.appendingPathComponent(".kasane-batch-\(SceneCache.checksum(of: names.path)).journal")
    }

    /// Lists the rows that failed, where there are any.
    package var failures: URL { folder.appendingPathComponent("failures.jsonl") }
}

/// How far a batch is.
package struct BatchState: Sendable, Equatable {
    /// Rows rendered by this run.
    package var done = 0
    /// Rows that a former run had rendered.
    package var doneBefore = 0
    package var failed = 0
    /// How much of the file of rows has been read, from 0 to 1; nil where that is not known.
    package var fraction: Double?
    /// How many processes had to be started anew.
    package var lostWorkers = 0
}

/// A row that was not rendered.
package struct BatchFailure: Codable, Sendable, Equatable {
    /// Counted from 1.
    package var row: Int
    /// The line of the file in which the row begins.
    package var line: Int
    /// The file that it would have become; nil where it has no name.
    package var output: String?
    package var error: String
    /// How often it was tried.
    package var attempts: Int
}

/// Passes on what scenes print.
package protocol PrintingObserver: AnyObject {
    /// A scene printed something, whole lines as a rule.
    func scene(printed bytes: [UInt8], to descriptor: Int32)
}

/// Observes a batch.
package protocol BatchObserver: PrintingObserver {
    func batch(is state: BatchState)
    func batch(lost row: BatchFailure)
    /// Something that the user should know, in one line.
    func batch(notes line: String)
    /// A descriptor that becomes readable when a signal has arrived; -1 for none.
    var interruption: Int32 { get set }
}
