import Foundation

/// The words of a language in Hunspell's format: stems (`.dic`), and the affixes that they can take (`.aff`).
struct SpellingDictionary: Sendable {
    /// The flags of each stem.
    private var stems: [String: Set<String>] = [:]
    private var affixes: [SpellingAffix] = []
    /// The letters used in words.
    private var alphabet: Set<Character> = []

    /// The dictionary folders: those in the variable DICPATH, and the system's.
    private static var folders: [String] {
        let own = ProcessInfo.processInfo.environment["DICPATH"]?.split(separator: ":").map(String.init) ?? []
        return own + ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]
    }

    /// The languages with a dictionary, such as "en_US".
    static var languages: [String] {
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) })
            .sorted()
    }

    /// Loads the dictionary of a language, or of one of its regions; nil if there is none.
    init?(language: String) {
        let name = language.replacingOccurrences(of: "-", with: "_")
        let own = name.split(separator: "_").first.map(String.init) ?? name
        let all = Self.languages
        guard let found = all.first(where: { $0 == name }) ?? all.first(where: { $0 == own || $0.hasPrefix(own + "_") })
        else { return nil }
        for folder in Self.folders {
            guard let words = FileManager.default.contents(atPath: "\(folder)/\(found).dic") else { continue }
            self.init(words: words, rules: FileManager.default.contents(atPath: "\(folder)/\(found).aff") ?? Data())
            return
        }
        return nil
    }

    init(words: Data, rules: Data) {
        let isLatin = String(decoding: rules, as: UTF8.self).contains("SET ISO8859-1")
        func lines(_ data: Data) -> [Substring] {
            let text =
                (isLatin ? String(data: data, encoding: .isoLatin1) : nil) ?? String(decoding: data, as: UTF8.self)
            return text.split(whereSeparator: \.isNewline)
        }
        var flags = FlagForm.letters
        var crossed: Set<Substring> = []
        for line in lines(rules) {
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            if fields.first == "FLAG", fields.count > 1 { flags = FlagForm(fields[1]) }
            // A group begins with whether its rules can be combined, and their number.
            if fields.count == 4, Int(fields[3]) != nil {
                if fields[2] == "Y" { crossed.insert(fields[1]) }
            } else if fields.count > 1,
                let affix = SpellingAffix(fields, isCrossed: crossed.contains(fields[1]))
            {
                affixes.append(affix)
            }
        }
        // The first line is a count.
        for line in lines(words).dropFirst() {
            let entry = line.prefix { $0 != "\t" && $0 != " " }.split(separator: "/", maxSplits: 1)
            guard let stem = entry.first else { continue }
            stems[String(stem), default: []].formUnion(entry.count > 1 ? flags.split(entry[1]) : [])
            alphabet.formUnion(stem.lowercased())
        }
    }

    // MARK: Queries

    /// Whether a word is spelled correctly. A word at the start of a sentence may be capitalized, and one in all
    /// capitals matches any case.
    func contains(_ word: String) -> Bool {
        if isListed(word) { return true }
        let lower = word.lowercased()
        guard lower != word else { return false }
        let isTitle = word.dropFirst() == lower.dropFirst()
        let isShouted = word == word.uppercased()
        return (isTitle || isShouted) && isListed(lower)
            || isShouted && isListed(lower.prefix(1).uppercased() + lower.dropFirst())
    }

    private func isListed(_ word: String) -> Bool {
        if stems[word] != nil { return true }
        return affixes.contains { affix in
            guard let stem = affix.removed(from: word) else { return false }
            if stems[stem]?.contains(affix.flag) == true { return true }
            guard affix.isCrossed, affix.isSuffix else { return false }
            // A prefix and a suffix combined.
            return affixes.contains { other in
                guard !other.isSuffix, other.isCrossed, let inner = other.removed(from: stem) else { return false }
                return stems[inner].map { $0.contains(other.flag) && $0.contains(affix.flag) } ?? false
            }
        }
    }

    /// Dictionary words at a distance of one deletion, insertion, substitution or transposition, in order.
    func guesses(for word: String) -> [String] {
        let letters = Array(word)
        var found: [String] = []
        func add(_ candidate: [Character]) {
            let text = String(candidate)
            if text != word, !text.isEmpty, !found.contains(text), contains(text) { found.append(text) }
        }
        let known = alphabet.sorted()
        for i in letters.indices.dropLast() {
            var swapped = letters
            swapped.swapAt(i, i + 1)
            add(swapped)
        }
        for i in letters.indices { add(Array(letters[..<i] + letters[(i + 1)...])) }
        for i in letters.indices { for letter in known { add(Array(letters[..<i] + [letter] + letters[(i + 1)...])) } }
        for i in 0...letters.count { for letter in known { add(Array(letters[..<i] + [letter] + letters[i...])) } }
        return found
    }

    /// The stems with a prefix, sorted.
    func completions(of start: String) -> [String] {
        guard !start.isEmpty else { return [] }
        return stems.keys.filter { $0.count > start.count && $0.hasPrefix(start) }.sorted()
    }
}

/// The notation of a stem's flags in a dictionary.
private enum FlagForm {
    case letters, pairs, numbers

    init(_ name: Substring) { self = name == "long" ? .pairs : name == "num" ? .numbers : .letters }

    func split(_ text: Substring) -> [String] {
        switch self {
        case .letters: text.map { String($0) }
        case .numbers: text.split(separator: ",").map { String($0) }
        case .pairs:
            stride(from: 0, to: text.count - 1, by: 2).map { String(text.dropFirst($0).prefix(2)) }
        }
    }
}
