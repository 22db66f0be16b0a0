/// Takes the Swift runtime's message about a crash out of what a scene prints, so that it can be told in one line.
struct FatalErrorFilter {
    private var lines = LineSplitter()
    /// What the runtime said, with the scene's file and line where it knows them.
    private(set) var message: String?

    /// What of the bytes is the scene's own.
    mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        for line in lines.split(bytes) {
            if !take(line) { shown += line + [UInt8(ascii: "\n")] }
        }
        return shown
    }

    /// What was printed without a line's end.
    mutating func rest() -> [UInt8] {
        let line = lines.takeRest()
        return line.isEmpty || take(line) ? [] : line
    }

    private mutating func take(_ line: [UInt8]) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        if message != nil, FatalErrorFilter.isTrace(text) { return true }
        guard let words = text.range(of: "Fatal error") else { return false }
        // It reads `Module/File.swift:12: Fatal error: what`. A place in Swift's own library tells the user nothing.
        let place = text[..<words.lowerBound]
        let module = "\(SceneCompiler.moduleName)/"
        message = (place.hasPrefix(module) ? String(place.dropFirst(module.count)) : "") + text[words.lowerBound...]
        return true
    }

    /// Whether a line belongs to the list of calls that follows the message, as `0    libswiftCore.so    0x00007f...`.
    private static func isTrace(_ line: String) -> Bool {
        if line.hasPrefix("Current stack trace:") { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
    }
}
