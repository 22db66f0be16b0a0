extension [UInt8] {
    /// Returns the source without spaces between an attribute and its arguments, `@objc (name)`, which the compiler
    /// accepts in its older language modes and the parser does not. The spaces are moved behind the arguments, so that
    /// nothing else moves.
    func joiningAttributes() -> [UInt8] {
        var result = self
        var place = 0
        while let mark = result[place...].firstIndex(of: UInt8(ascii: "@")) {
            let name = result[(mark + 1)...].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
            place = Swift.max(name.endIndex, mark + 1)
            guard Self.attributes.contains(String(decoding: name, as: UTF8.self)) else { continue }
            let spaces = result[place...].prefix { $0 == UInt8(ascii: " ") }
            guard !spaces.isEmpty, spaces.endIndex < result.count, result[spaces.endIndex] == UInt8(ascii: "("),
                let close = result[spaces.endIndex...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            let arguments = Array(result[spaces.endIndex...close])
            result.replaceSubrange(place...close, with: arguments + Array(spaces))
        }
        return result
    }

    private static let attributes: Set<String> = ["objc", "available", "convention", "IBAction", "IBOutlet"]
}
