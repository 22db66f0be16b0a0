/// Reads the item counts of a list's sections.
enum ListCounts {
    /// The maximum counts: beyond them positions lose precision and memory runs out.
    static let maxSectionCount = 100_000
    static let maxItemCount = 10_000_000

    /// Asks for the item counts, and clamps them to the maximum.
    ///
    /// - Parameters:
    ///   - label: the list's name.
    ///   - noun: the name of its items.
    @MainActor
    static func ask(_ label: String, _ noun: String, sections: Int, _ count: (Int) -> Int) -> [Int] {
        if sections < 0 || sections > maxSectionCount {
            reportOnce("\(label) can't have \(sections) sections; it has \(min(max(sections, 0), maxSectionCount))")
        }
        var left = maxItemCount
        return (0..<min(max(sections, 0), maxSectionCount)).map { section in
            let asked = count(section)
            let taken = min(max(asked, 0), left)
            if asked != taken {
                reportOnce("\(label): section \(section) can't have \(asked) \(noun); it has \(taken)")
            }
            left -= taken
            return taken
        }
    }
}
