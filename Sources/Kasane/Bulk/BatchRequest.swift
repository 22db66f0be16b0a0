package import Foundation
import Raster

/// A request to render a scene for each row of a file.
package struct BatchRequest: Sendable, Equatable {
    /// The request for each row. Its output is the pattern of names, and its timeout a row's.
    package var render: RenderRequest
    package var names: OutputPattern
    /// The file of rows, as the user typed it.
    package var data: String
    /// The number of rows rendered concurrently.
    package var jobs: Int
    /// The number of retries for a row that fails.
    package var retries = 0
    /// The memory limit for one row, in bytes; nil for its share of the machine's.
    package var memory: Int?
    /// Whether to render rows again that an earlier run completed.
    package var isFresh = false
    /// The numbers of the rows to render, counted from 1.
    package var rows: ClosedRange<Int> = 1...Int.max

    package init(render: RenderRequest, names: OutputPattern, data: String, jobs: Int = BatchRequest.processors) {
        self.render = render
        self.names = names
        self.data = data
        self.jobs = jobs
    }

    /// A one-line description of an error that can be detected without accessing the disk; nil if there is none.
    package var problem: String? {
        if render.isArchive { return "\(render.scene) is an archive, which cannot read rows: name a Swift file" }
        return render.parts == nil ? nil : "a batch has no parts: omit --part and --plan"
    }

    /// Returns the number of rows in the file, including invalid ones.
    package func countRows() throws(SceneFailure) -> Int {
        let reader = try RowFormat(path: data).reader(ByteSource(data, in: render.folder), name: data)
        var count = 0
        while try reader.next() != nil { count += 1 }
        return count
    }

    /// The number of processors that this process may use.
    package static var processors: Int { ThreadPool.processorCount }

    /// The maximum number of concurrent rows.
    package static let mostJobs = 256

    /// The memory limit for one row, in bytes.
    var memoryLimit: Int { memory ?? BatchRequest.shareOfMemory(jobs: jobs) }

    /// Returns each process's share of the machine's memory for a number of processes, in bytes.
    static func shareOfMemory(jobs: Int) -> Int {
        max(1 << 29, Int(ProcessInfo.processInfo.physicalMemory) / max(1, jobs))
    }

    /// The folder of the files, of the journal and of the list of failures.
    var folder: URL { render.url(names.folder) }

    /// The journal, under a name unique to this batch's files: other batches may use the same folder.
    var journal: URL {
        folder.appendingPathComponent(".kasane-batch-\(SceneCache.checksum(of: names.path)).journal")
    }

    /// The list of failed rows, which exists if there are any.
    package var failures: URL { folder.appendingPathComponent("failures.jsonl") }
}

/// The progress of a batch.
package struct BatchState: Sendable, Equatable {
    /// Rows rendered by this run.
    package var done = 0
    /// Rows rendered by an earlier run.
    package var doneBefore = 0
    package var failed = 0
    /// The fraction of the data file that has been read, from 0 to 1; nil if it is unknown.
    package var fraction: Double?
    /// The number of processes that were restarted.
    package var lostWorkers = 0
}

/// A row that was not rendered.
package struct BatchFailure: Codable, Sendable, Equatable {
    /// Counted from 1.
    package var row: Int
    /// The line of the file at which the row begins.
    package var line: Int
    /// The output file; nil if the name is unknown.
    package var output: String?
    package var error: String
    /// The number of attempts.
    package var attempts: Int
}

/// Receives what scenes print.
package protocol PrintingObserver: AnyObject {
    /// Called when a scene prints something, usually whole lines.
    func scene(printed bytes: [UInt8], to descriptor: Int32)
}

/// Observes a batch.
package protocol BatchObserver: PrintingObserver {
    func batch(is state: BatchState)
    func batch(lost row: BatchFailure)
    /// Called with a one-line message for the user.
    func batch(notes line: String)
    /// A descriptor that becomes readable when a signal has arrived; -1 for none.
    var interruption: Int32 { get set }
}
