/// An error in a kernel's source, and its position.
struct KernelError: Error, Equatable, CustomStringConvertible {
    let place: SourcePlace
    let message: String

    var description: String { "\(place.line):\(place.column): \(message)" }
}

/// A line and a column of a kernel's source, both counted from 1.
struct SourcePlace: Equatable, Sendable {
    var line = 1
    var column = 1
}

/// A token of a kernel's source.
struct KernelToken: Sendable {
    enum Kind: Equatable, Sendable {
        case name(String)
        /// A numeric literal, integer or floating-point.
        case number(Float, isWhole: Bool)
        case symbol(String)
        case end
    }

    let kind: Kind
    let place: SourcePlace
}

/// Splits a kernel's source into tokens.
struct KernelLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var place = SourcePlace()

    /// The maximum length of a source, in bytes.
    static let maxLength = 1 << 16

    private static let symbols = [
        "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "++", "--", "+", "-", "*", "/", "=", "<", ">", "!",
        "?", ":", ";", ",", ".", "(", ")", "{", "}", "[", "]",
    ].map { Array($0.utf8) }

    static func tokens(of source: String) throws(KernelError) -> [KernelToken] {
        var lexer = KernelLexer(bytes: Array(source.utf8))
        guard lexer.bytes.count <= maxLength else {
            throw KernelError(place: lexer.place, message: "the source is longer than \(maxLength) bytes")
        }
        var tokens: [KernelToken] = []
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func peek(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

    private mutating func advance() {
        if byte == 10 {
            place.line += 1
            place.column = 1
        } else {
            place.column += 1
        }
        index += 1
    }

    private mutating func skipBlanks() throws(KernelError) {
        while index < bytes.count {
            if byte == 32 || (9...13).contains(byte) {
                advance()
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while index < bytes.count, byte != 10 { advance() }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                let start = place
                while index < bytes.count, !(byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { advance() }
                guard index < bytes.count else { throw KernelError(place: start, message: "unterminated comment") }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private mutating func next() throws(KernelError) -> KernelToken {
        try skipBlanks()
        let start = place
        guard index < bytes.count else { return KernelToken(kind: .end, place: start) }
        if Self.isLetter(byte) {
            let first = index
            while Self.isLetter(byte) || Self.isDigit(byte) { advance() }
            return KernelToken(kind: .name(String(decoding: bytes[first..<index], as: UTF8.self)), place: start)
        }
        if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && Self.isDigit(peek(1))) { return try number(start) }
        for symbol in Self.symbols where index + symbol.count <= bytes.count {
            guard bytes[index..<index + symbol.count].elementsEqual(symbol) else { continue }
            for _ in symbol { advance() }
            return KernelToken(kind: .symbol(String(decoding: symbol, as: UTF8.self)), place: start)
        }
        throw KernelError(place: start, message: "unexpected character")
    }

    private mutating func number(_ start: SourcePlace) throws(KernelError) -> KernelToken {
        let first = index
        var isWhole = true
        while Self.isDigit(byte) { advance() }
        if byte == UInt8(ascii: ".") {
            isWhole = false
            advance()
            while Self.isDigit(byte) { advance() }
        }
        if byte | 32 == UInt8(ascii: "e") {
            isWhole = false
            advance()
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { advance() }
            while Self.isDigit(byte) { advance() }
        }
        guard let value = Float(String(decoding: bytes[first..<index], as: UTF8.self)), value.isFinite else {
            throw KernelError(place: start, message: "malformed number")
        }
        if byte | 32 == UInt8(ascii: "f") { advance() }
        return KernelToken(kind: .number(value, isWhole: isWhole), place: start)
    }
}
