/// Reads the elements of a JSON array, one at a time.
final class JSONArrayReader: RowReader {
    private let source: ByteSource
    private let name: String
    private var number = 0
    private var isOver = false

    init(_ source: ByteSource, name: String) throws(SceneFailure) {
        self.source = source
        self.name = name
        guard try skipSpaces() == UInt8(ascii: "[") else {
            throw .line("\(name) is not an array of objects: write [{…}, {…}], or use a .jsonl file")
        }
        _ = try source.next()
    }

    func next() throws(SceneFailure) -> DataRow? {
        guard !isOver else { return nil }
        let byte = try skipSpaces()
        if byte == UInt8(ascii: "]"), number == 0 {
            try end()
            return nil
        }
        let line = source.line
        let element = try readElement(from: line)
        number += 1
        switch try skipSpaces() {
        case UInt8(ascii: ","): _ = try source.next()
        case UInt8(ascii: "]"): try end()
        default: throw .line("\(name): line \(source.line): missing comma or closing bracket")
        }
        return DataRow(number: number, line: line, content: .success(.json(element)))
    }

    /// Reads the closing bracket, after which nothing may follow.
    private func end() throws(SceneFailure) {
        _ = try source.next()
        isOver = true
        guard try skipSpaces() == nil else {
            throw .line("\(name): line \(source.line): unexpected text after the array's closing bracket")
        }
    }

    /// Reads bytes up to the next separator outside strings and brackets.
    private func readElement(from line: Int) throws(SceneFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var depth = 0
        var isString = false
        while let byte = try source.peek() {
            if !isString, depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { break }
            _ = try source.next()
            bytes.append(byte)
            guard bytes.count <= longestRow else {
                throw .line(
                    "\(name): the row in line \(line) is longer than \(longestRow >> 20) MB: is a brace unclosed?")
            }
            switch byte {
            case UInt8(ascii: "\\") where isString:
                if let escaped = try source.next() { bytes.append(escaped) }
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "{") where !isString, UInt8(ascii: "[") where !isString: depth += 1
            case UInt8(ascii: "}") where !isString, UInt8(ascii: "]") where !isString: depth -= 1
            default: break
            }
            guard depth >= 0 else { throw .line("\(name): line \(source.line): unexpected closing brace") }
        }
        guard !isString, depth == 0, try source.peek() != nil else {
            throw .line("\(name) ends in the middle of the row that begins in line \(line)")
        }
        return bytes
    }

    /// Returns the next byte that is not whitespace.
    private func skipSpaces() throws(SceneFailure) -> UInt8? {
        while let byte = try source.peek() {
            guard byte == UInt8(ascii: " ") || (9...13).contains(byte) else { return byte }
            _ = try source.next()
        }
        return nil
    }
}
