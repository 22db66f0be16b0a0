/// The names given to rows so far: no two rows may have one.
struct NameRegister {
    /// Two independent hashes of a name. Names take memory only while their rows are rendered.
    private struct Key: Hashable {
        let first: Int
        let second: Int
    }

    private var rows: [Key: UInt32] = [:]

    /// Gives a name to a row. Throws where another has it.
    mutating func register(_ name: String, row: Int) throws(DataRow.Problem) {
        var (first, second) = (Hasher(), Hasher())
        second.combine(1)
        // Of bytes, as file systems compare them: Swift's strings are equal where only their accents are composed otherwise.
        for byte in name.utf8 {
            first.combine(byte)
            second.combine(byte)
        }
        let key = Key(first: first.finalize(), second: second.finalize())
        if let other = rows[key] { throw .init(text: "row \(other) has the same name, \(name)") }
        rows[key] = UInt32(truncatingIfNeeded: row)
    }
}
