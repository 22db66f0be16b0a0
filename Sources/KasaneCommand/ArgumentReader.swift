/// Reads a command line argument by argument; `--name value` and `--name=value` are equivalent.
struct ArgumentReader {
    enum Word: Equatable {
        case plain(String)
        case option(String)
    }

    private var words: ArraySlice<String>
    /// The value after the equals sign of the previous option.
    private var attached: String?
    private var optionsAreOver = false
    /// The help topic that error messages refer to.
    private let topic: String

    init(_ words: [String], topic: String = "render") { (self.words, self.topic) = (words[...], topic) }

    mutating func next() -> Word? {
        guard let word = words.popFirst() else { return nil }
        if word == "--", !optionsAreOver {
            optionsAreOver = true
            return next()
        }
        guard !optionsAreOver, word.hasPrefix("-"), word.count > 1 else { return .plain(word) }
        if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
            attached = String(word[word.index(after: equals)...])
            return .option(String(word[..<equals]))
        }
        return .option(word)
    }

    /// The value of the option that was read last.
    mutating func value(of option: String) throws -> String {
        defer { attached = nil }
        guard let value = attached ?? words.popFirst() else {
            throw UsageError("\(option) needs a value: see kasane help \(topic)")
        }
        return value
    }

    /// The value of the option that was read last, which is an integer.
    mutating func wholeNumber(of option: String, in range: ClosedRange<Int>, _ meaning: String) throws -> Int {
        let text = try value(of: option)
        guard let number = Int(text), range.contains(number) else {
            throw UsageError("\(option) \(text) is not \(meaning)")
        }
        return number
    }

    /// Throws if the option that was read last, which is a switch, has a value.
    mutating func noValue(of option: String) throws {
        defer { attached = nil }
        if attached != nil { throw UsageError("\(option) takes no value: write it alone") }
    }
}
