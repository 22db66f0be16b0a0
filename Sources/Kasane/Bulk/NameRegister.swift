/// The file names assigned to rows so far, which must be unique.
struct NameRegister {
    /// Two independent hashes of a name. The names themselves take memory only while their rows are rendered.
    private struct Key: Hashable {
        let first: Int
        let second: Int
    }

    private var rows: [Key: UInt32] = [:]

    /// Assigns a name to a row. Throws if another row has it.
    mutating func register(_ name: String, row: Int) throws(DataRow.Problem) {
        var (first, second) = (Hasher(), Hasher())
        second.combine(1)
        // Of bytes, as file systems compare them: Swift strings are equal if they differ only in the composition of
        // their accents.
        for byte in name.utf8 {
            first.combine(byte)
            second.combine(byte)
        }
        let key = Key(first: first.finalize(), second: second.finalize())
        if let other = rows[key] { throw .init(text: "row \(other) has the same name, \(name)") }
        rows[key] = UInt32(truncatingIfNeeded: row)
    }
}
