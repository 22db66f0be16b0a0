/// Features that are supported only by an archive or only by Kasane: each name once, at its first occurrence.
struct MarkupNotes {
    private(set) var lines: [String] = []
    private var known: Set<String> = []
    private let file: String

    /// The maximum number of notes.
    static let limit = 200

    init(file: String) { self.file = file }

    /// - Parameter key: the subject of the note; a second note with the same key is ignored.
    mutating func add(_ text: String, key: String, line: Int? = nil) {
        guard lines.count < MarkupNotes.limit, known.insert(key).inserted else { return }
        lines.append("\(file)\(line.map { ":\($0)" } ?? ""): \(text)")
    }
}
