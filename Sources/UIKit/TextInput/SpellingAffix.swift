/// An ending or a beginning that stems with a flag take.
struct SpellingAffix: Sendable {
    let flag: String
    let isSuffix: Bool
    /// Whether a stem may take it together with one at the other end.
    let isCrossed: Bool
    /// What the stem loses.
    private let lost: String
    /// What it gets.
    private let added: String
    /// What the stem's letters at this end must be.
    private let condition: [Letters]

    /// Letters that may stand in one place.
    private struct Letters {
        let set: Set<Character>
        let isInverted: Bool

        func contains(_ letter: Character) -> Bool { set.contains(letter) != isInverted }
    }

    /// A rule such as "SFX S y ies [^aeiou]y"; nil for other lines.
    init?(_ fields: [Substring], isCrossed: Bool) {
        guard fields.count >= 4, fields[0] == "SFX" || fields[0] == "PFX" else { return nil }
        flag = String(fields[1])
        isSuffix = fields[0] == "SFX"
        self.isCrossed = isCrossed
        lost = fields[2] == "0" ? "" : String(fields[2])
        let own = fields[3].prefix { $0 != "/" }
        added = own == "0" ? "" : String(own)
        condition = fields.count > 4 ? Self.condition(fields[4]) : []
    }

    private static func condition(_ text: Substring) -> [Letters] {
        var places: [Letters] = []
        var rest = text
        while let letter = rest.popFirst() {
            switch letter {
            case ".": places.append(Letters(set: [], isInverted: true))
            case "[":
                let inside = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(inside.count + 1)
                let isInverted = inside.first == "^"
                places.append(Letters(set: Set(isInverted ? inside.dropFirst() : inside), isInverted: isInverted))
            default: places.append(Letters(set: [letter], isInverted: false))
            }
        }
        return places
    }

    /// The stem that a word is of by this rule; nil where it is not made by it.
    func removed(from word: String) -> String? {
        guard word.count > added.count, isSuffix ? word.hasSuffix(added) : word.hasPrefix(added) else { return nil }
        let stem =
            isSuffix ? String(word.dropLast(added.count)) + lost : lost + String(word.dropFirst(added.count))
        guard stem.count >= condition.count else { return nil }
        let end = isSuffix ? stem.suffix(condition.count) : stem.prefix(condition.count)
        return zip(condition, end).allSatisfy { $0.contains($1) } ? stem : nil
    }
}
