import Foundation

/// The on-disk record of a batch's completed rows, from which an interrupted batch resumes.
///
/// One line of text for each completed row, after a first line that identifies the scene and options. A row counts as
/// done when its name and its contents are the same. The last line may be incomplete if the machine crashed.
final class BatchJournal {
    /// The number of completed rows in the journal when it was opened.
    var doneBefore: Int { done.count }
    /// Whether the existing journal was of another scene or other options.
    private(set) var isOfAnother = false
    private let path: String
    private var descriptor: Int32
    /// The checksum of a row's contents by the checksum of its name.
    private var done: [UInt64: UInt64] = [:]

    /// Opens a journal, or creates one.
    ///
    /// - Parameters:
    ///   - identity: Identifies the scene and its options.
    ///   - isFresh: Whether to discard the existing journal.
    init(_ path: String, identity: String, isFresh: Bool) throws(SceneFailure) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw .line(
                "\(path) cannot be written (\(String(cString: strerror(errno)))): choose a writable folder"
            )
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .line("another kasane batch is writing the same files: wait for it, or choose a different -o")
        }
        let header = "kasane batch 1 \(identity)"
        let length = try read(header: header)
        if isFresh || length == 0 {
            done = [:]
            ftruncate(descriptor, 0)
            try write(header + "\n")
        } else {
            ftruncate(descriptor, off_t(length))
        }
    }

    deinit { close(descriptor) }

    /// Reads the complete lines, and returns their size in bytes; 0 if the journal is of another scene.
    private func read(header: String) throws(SceneFailure) -> Int {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)), !bytes.isEmpty else { return 0 }
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return 0 }
        var isFirst = true
        for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
            if isFirst {
                isOfAnother = !line.elementsEqual(header.utf8)
                if isOfAnother { return 0 }
                isFirst = false
                continue
            }
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            guard words.count == 3, let name = UInt64(String(decoding: words[0], as: UTF8.self), radix: 16),
                let contents = UInt64(String(decoding: words[1], as: UTF8.self), radix: 16)
            else { continue }
            done[name] = contents
        }
        return end + 1
    }

    /// Returns whether a row is done.
    func has(_ row: RowMessage) -> Bool {
        done[BatchJournal.checksum(row.output)] == BatchJournal.checksum(row)
    }

    /// Records that a row is done: its file has its final name.
    func note(_ row: RowMessage) throws(SceneFailure) {
        let (name, contents) = (BatchJournal.checksum(row.output), BatchJournal.checksum(row))
        try write("\(String(name, radix: 16)) \(String(contents, radix: 16)) \(row.output)\n")
    }

    /// Removes the journal, when all rows are done.
    func remove() { unlink(path) }

    private func write(_ line: String) throws(SceneFailure) {
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw .line(
                    "\(path) cannot be written (\(String(cString: strerror(errno)))): free some space, then run the "
                        + "same command again to resume")
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func checksum(_ name: String) -> UInt64 { SceneCache.checksum(Array(name.utf8)) }

    /// Returns the checksum of a row's contents, regardless of its number.
    private static func checksum(_ row: RowMessage) -> UInt64 {
        var row = row
        row.number = 0
        return SceneCache.checksum(row.bytes)
    }
}
