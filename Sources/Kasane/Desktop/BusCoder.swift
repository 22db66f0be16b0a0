import CSystemd

/// Encodes and decodes message bodies.
struct BusCoder {
    let library: BusLibrary

    /// The limits of a decoded message: nesting depth, number of values, and bytes of text.
    struct Limits {
        var depth = 16
        var count = 50_000
        var bytes = 4 << 20
    }

    // MARK: Writing

    /// Appends values; returns false when the message is full, or a value is not valid in D-Bus.
    func append(_ values: [BusValue], to message: OpaquePointer) -> Bool {
        values.allSatisfy { append($0, to: message) }
    }

    private func append(_ value: BusValue, to message: OpaquePointer) -> Bool {
        switch value {
        case .byte(let number): basic("y", number, message)
        case .bool(let flag): basic("b", Int32(flag ? 1 : 0), message)
        case .int16(let number): basic("n", number, message)
        case .uint16(let number): basic("q", number, message)
        case .int32(let number): basic("i", number, message)
        case .uint32(let number): basic("u", number, message)
        case .int64(let number): basic("x", number, message)
        case .uint64(let number): basic("t", number, message)
        case .double(let number): basic("d", number, message)
        case .string(let text): string("s", text, message)
        case .path(let text): string("o", text, message)
        case .signature(let text): string("g", text, message)
        case .array(let element, let values): container("a", element, values, message)
        case .structure(let parts): container("r", parts.map(\.signature).joined(), parts, message)
        case .entry(let key, let value): container("e", key.signature + value.signature, [key, value], message)
        case .variant(let inner): container("v", inner.signature, [inner], message)
        }
    }

    private func basic<Number: BitwiseCopyable>(
        _ type: Character, _ number: Number, _ message: OpaquePointer
    ) -> Bool {
        withUnsafePointer(to: number) { library.append(message, BusCoder.code(type), $0) >= 0 }
    }

    /// D-Bus strings are zero-terminated, and so contain no zero.
    private func string(_ type: Character, _ text: String, _ message: OpaquePointer) -> Bool {
        let clean = text.utf8.contains(0) ? text.replacing("\0", with: "") : text
        return clean.withCString { library.append(message, BusCoder.code(type), $0) >= 0 }
    }

    private func container(
        _ type: Character, _ contents: String, _ values: [BusValue], _ message: OpaquePointer
    ) -> Bool {
        library.openContainer(message, BusCoder.code(type), contents) >= 0 && append(values, to: message)
            && library.closeContainer(message) >= 0
    }

    // MARK: Reading

    /// Returns the body of a message; nil for one that exceeds the limits, or contains a file descriptor.
    func values(of message: OpaquePointer, limits: Limits = Limits()) -> [BusValue]? {
        var left = limits
        return values(message, &left)
    }

    private func values(_ message: OpaquePointer, _ left: inout Limits) -> [BusValue]? {
        var values: [BusValue] = []
        while true {
            var (type, contents): (CChar, UnsafePointer<CChar>?) = (0, nil)
            let isThere = library.peek(message, &type, &contents)
            guard isThere >= 0 else { return nil }
            guard isThere > 0 else { return values }
            left.count -= 1
            // The message's description of its contents is valid only until the next query.
            let signature = contents.map { String(cString: $0) }
            guard left.count >= 0, let value = value(type, signature, message, &left) else { return nil }
            values.append(value)
        }
    }

    private func value(
        _ type: CChar, _ contents: String?, _ message: OpaquePointer, _ left: inout Limits
    ) -> BusValue? {
        switch Character(UnicodeScalar(UInt8(bitPattern: type))) {
        case "y": number(type, message).map { .byte($0) }
        case "b": number(type, message).map { (flag: Int32) in .bool(flag != 0) }
        case "n": number(type, message).map { .int16($0) }
        case "q": number(type, message).map { .uint16($0) }
        case "i": number(type, message).map { .int32($0) }
        case "u": number(type, message).map { .uint32($0) }
        case "x": number(type, message).map { .int64($0) }
        case "t": number(type, message).map { .uint64($0) }
        case "d": number(type, message).map { .double($0) }
        case "s": text(type, message, &left).map { .string($0) }
        case "o": text(type, message, &left).map { .path($0) }
        case "g": text(type, message, &left).map { .signature($0) }
        case "a": inside(type, contents, message, &left).map { .array(of: contents ?? "", $0) }
        case "r": inside(type, contents, message, &left).map { .structure($0) }
        case "e": inside(type, contents, message, &left).flatMap { $0.count == 2 ? .entry($0[0], $0[1]) : nil }
        case "v": inside(type, contents, message, &left).flatMap { $0.first.map { .variant($0) } }
        default: nil
        }
    }

    private func number<Number: BitwiseCopyable & Numeric>(_ type: CChar, _ message: OpaquePointer) -> Number? {
        var number = Number.zero
        return library.read(message, type, &number) > 0 ? number : nil
    }

    private func text(_ type: CChar, _ message: OpaquePointer, _ left: inout Limits) -> String? {
        var text: UnsafePointer<CChar>?
        guard library.read(message, type, &text) > 0, let text else { return nil }
        let result = String(cString: text)
        left.bytes -= result.utf8.count
        return left.bytes >= 0 ? result : nil
    }

    private func inside(
        _ type: CChar, _ contents: String?, _ message: OpaquePointer, _ left: inout Limits
    ) -> [BusValue]? {
        guard left.depth > 0, library.enterContainer(message, type, contents) > 0 else { return nil }
        left.depth -= 1
        defer { left.depth += 1 }
        guard let values = values(message, &left), library.exitContainer(message) >= 0 else { return nil }
        return values
    }

    private static func code(_ character: Character) -> CChar { CChar(bitPattern: character.asciiValue ?? 0) }
}
