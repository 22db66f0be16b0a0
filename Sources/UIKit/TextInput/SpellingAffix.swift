/// A prefix or suffix that stems with a flag can take.
struct SpellingAffix: Sendable {
    let flag: String
    let isSuffix: Bool
    /// Whether it can be combined with an affix at the other end.
    let isCrossed: Bool
    /// The letters removed from the stem.
    private let lost: String
    /// The letters added.
    private let added: String
    /// The condition on the stem's letters at this end.
    private let condition: [Letters]

    /// A set of letters allowed at one position.
    private struct Letters {
        let set: Set<Character>
        let isInverted: Bool

        func contains(_ letter: Character) -> Bool { set.contains(letter) != isInverted }
    }

    /// Parses a rule such as "SFX S y ies [^aeiou]y"; nil for other lines.
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

    /// Returns the stem of a word by this rule; nil if the rule doesn't produce the word.
    func removed(from word: String) -> String? {
        guard word.count > added.count, isSuffix ? word.hasSuffix(added) : word.hasPrefix(added) else { return nil }
        let stem =
            isSuffix ? String(word.dropLast(added.count)) + lost : lost + String(word.dropFirst(added.count))
        guard stem.count >= condition.count else { return nil }
        let end = isSuffix ? stem.suffix(condition.count) : stem.prefix(condition.count)
        return zip(condition, end).allSatisfy { $0.contains($1) } ? stem : nil
    }
}
