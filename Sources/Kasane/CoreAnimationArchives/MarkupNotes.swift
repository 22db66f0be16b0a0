/// What an archive has and Kasane does not, or the other way round: each name once, where it first occurs.
struct MarkupNotes {
    private(set) var lines: [String] = []
    private var known: Set<String> = []
    private let file: String

    /// How many are kept.
    static let limit = 200

    init(file: String) { self.file = file }

    /// - Parameter key: what the note is about; a second note of the same key is left out.
    mutating func add(_ text: String, key: String, line: Int? = nil) {
        guard lines.count < MarkupNotes.limit, known.insert(key).inserted else { return }
        lines.append("\(file)\(line.map { ":\($0)" } ?? ""): \(text)")
    }
}
