import Foundation

/// Removes the Swift runtime's fatal error from a scene's output, so that it can be reported in one line.
///
/// A line that looks like one is withheld until it is known to be the last: if more output follows, or the scene does
/// not crash, it is the scene's own output.
struct FatalErrorFilter {
    /// The withheld line with the backtrace that follows it.
    private var withheld: [UInt8] = []
    /// The message in the withheld line.
    private var message: String?
    /// The last, incomplete line.
    private var rest: [UInt8] = []

    /// The maximum length of the runtime's lines, in bytes.
    private static let longestLine = 4096
    private static let longestTrace = 1 << 20

    /// Returns the scene's own part of `bytes` and of the output withheld before.
    mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
        let text = rest + bytes
        rest = []
        var shown: [UInt8] = []
        var whole = text[...]
        if let end = text.lastIndex(of: FatalErrorFilter.newline) {
            whole = text[...end]
            rest = Array(text[(end + 1)...])
        } else {
            whole = []
            rest = text
        }
        if message == nil, !FatalErrorFilter.mayHoldMessage(whole) {
            shown += whole
        } else {
            for line in whole.split(separator: FatalErrorFilter.newline, omittingEmptySubsequences: false).dropLast() {
                take(line, &shown)
            }
        }
        if rest.count > FatalErrorFilter.longestLine {
            shown += withheld + rest
            forget()
        }
        return shown
    }

    /// Returns the remaining output when the scene has ended: the output to show, and the runtime's message, with the
    /// scene's file and line if known.
    ///
    /// - Parameter crashed: Whether the scene ended by a signal that the runtime uses.
    mutating func finish(crashed: Bool) -> (shown: [UInt8], message: String?) {
        defer { forget() }
        var shown: [UInt8] = []
        if !rest.isEmpty, message != nil || FatalErrorFilter.mayHoldMessage(rest[...]) {
            let line = rest
            take(line[...], &shown, end: [])
        } else {
            shown = rest
        }
        return crashed && message != nil ? (shown, message) : (shown + withheld, nil)
    }

    private mutating func forget() {
        (withheld, message, rest) = ([], nil, [])
    }

    /// Withholds a line, or passes it on together with the withheld output, which it proves to be the scene's own.
    private mutating func take(_ line: ArraySlice<UInt8>, _ shown: inout [UInt8], end: [UInt8] = [newline]) {
        let text = String(decoding: line, as: UTF8.self)
        if message != nil, withheld.count < FatalErrorFilter.longestTrace, FatalErrorFilter.isTrace(text) {
            withheld += line + end
            return
        }
        shown += withheld
        (withheld, message) = ([], FatalErrorFilter.message(in: text))
        if message == nil { shown += line + end } else { withheld = line + end }
    }

    // MARK: Reading

    private static let newline = UInt8(ascii: "\n")

    private static let words = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// Returns quickly whether any line may be a message.
    private static func mayHoldMessage(_ bytes: ArraySlice<UInt8>) -> Bool {
        let data = Data(bytes)
        return words.contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Returns the message of a line of the form `Module/File.swift:12: Fatal error: what`; the location is optional.
    private static func message(in line: String) -> String? {
        let found = words.compactMap { line.range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let found else { return nil }
        let (place, after) = (line[..<found.lowerBound], line[found.upperBound...])
        guard after.isEmpty || after.hasPrefix(": ") else { return nil }
        if place.isEmpty { return line }
        guard place.wholeMatch(of: #/.+\.swift:[0-9]+: /#) != nil else { return nil }
        // A location in Swift's own library doesn't help the user.
        let module = "\(SceneCompiler.moduleName)/"
        return (place.hasPrefix(module) ? String(place.dropFirst(module.count)) : "") + line[found.lowerBound...]
    }

    /// Returns whether a line belongs to the backtrace after the message, such as `0    libswiftCore.so
    /// 0x00007f...`.
    private static func isTrace(_ line: String) -> Bool {
        if line.hasPrefix("Current stack trace:") { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
    }
}
