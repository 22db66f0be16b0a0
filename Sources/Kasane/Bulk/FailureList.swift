import CoreGraphics
import Foundation

/// Writes the failed rows to a separate file: a JSON object for each, in row order.
final class FailureList {
    private let url: URL
    private var file: AtomicFile?
    /// Failures that wait for earlier rows to be rendered.
    private var waiting: [BatchFailure] = []
    private(set) var count = 0

    init(_ url: URL) { self.url = url }

    func add(_ failure: BatchFailure) {
        count += 1
        let place = waiting.lastIndex { $0.row < failure.row }.map { $0 + 1 } ?? 0
        waiting.insert(failure, at: place)
    }

    /// Writes the failures of rows before the first one that is still being rendered.
    func write(before row: Int) throws(SceneFailure) {
        let ready = waiting.prefix { $0.row < row }
        guard !ready.isEmpty else { return }
        waiting.removeFirst(ready.count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do throws(AtomicFile.Failure) {
            if file == nil { file = try AtomicFile(path: url.path, replacesAll: true) }
            for failure in ready {
                // Numbers and strings can always be encoded.
                try file?.write(Array(((try? encoder.encode(failure)) ?? Data()) + Data("\n".utf8)))
            }
        } catch {
            throw .line(
                "\(url.shownPath) cannot be written (\(String(cString: strerror(error.code)))): free some space")
        }
    }

    /// Gives the file its final name; if there were no failures, the file of an earlier run is removed.
    func finish() throws(SceneFailure) {
        try write(before: .max)
        guard let file else {
            unlink(url.path)
            return
        }
        do throws(AtomicFile.Failure) { try file.commit() } catch {
            throw .line(
                "\(url.shownPath) cannot be written (\(String(cString: strerror(error.code)))): free some space")
        }
    }
}
