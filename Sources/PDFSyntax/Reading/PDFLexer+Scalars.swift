/// Names, numbers, strings and keywords.
extension PDFLexer {
    mutating func readName() -> String {
        var index = offset + 1
        let start = index
        var hasEscape = false
        while index < bytes.count, bytes[index].isPDFRegular {
            if bytes[index] == UInt8(ascii: "#") { hasEscape = true }
            index += 1
        }
        move(to: index)
        guard hasEscape else { return String(decoding: bytes[start..<index], as: UTF8.self) }
        var name: [UInt8] = []
        var place = start
        while place < index {
            if bytes[place] == UInt8(ascii: "#"), place + 2 < index, let high = bytes[place + 1].hexadecimalValue,
                let low = bytes[place + 2].hexadecimalValue
            {
                name.append(high << 4 | low)
                place += 3
            } else {
                name.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// A number; misplaced signs and points are ignored, as in other readers.
    mutating func readNumber() -> PDFObject {
        var index = offset
        var isNegative = false
        while index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
            if bytes[index] == UInt8(ascii: "-") { isNegative = true }
            index += 1
        }
        var whole = 0.0, fraction = 0.0, scale = 1.0
        var integer = 0
        var isReal = false, overflows = false
        while index < bytes.count {
            let byte = bytes[index]
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                let digit = Double(byte - UInt8(ascii: "0"))
                if isReal {
                    scale /= 10
                    fraction += digit * scale
                } else {
                    whole = whole * 10 + digit
                    let (product, isOver) = integer.multipliedReportingOverflow(by: 10)
                    let (sum, isOverToo) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
                    overflows = overflows || isOver || isOverToo
                    integer = sum
                }
            } else if byte == UInt8(ascii: "."), !isReal {
                isReal = true
            } else if byte != UInt8(ascii: "-") {
                break
            }
            index += 1
        }
        move(to: max(index, offset + 1))
        if !isReal, !overflows { return .integer(isNegative ? -integer : integer) }
        let value = whole + fraction
        return .real(isNegative ? -value : value)
    }

    mutating func readString() -> [UInt8] {
        var index = offset + 1
        var depth = 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                text.append(byte)
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 {
                    move(to: index)
                    return text
                }
                text.append(byte)
            case UInt8(ascii: "\\"): readEscape(&index, into: &text)
            case 13:
                // Every line terminator is read as a line feed.
                if index < bytes.count, bytes[index] == 10 { index += 1 }
                text.append(10)
            default: text.append(byte)
            }
        }
        move(to: index)
        return text
    }

    private func readEscape(_ index: inout Int, into text: inout [UInt8]) {
        guard index < bytes.count else { return }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case 13: if index < bytes.count, bytes[index] == 10 { index += 1 }
        case 10: break
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) else { break }
                value = value * 8 + Int(bytes[index] - UInt8(ascii: "0"))
                index += 1
            }
            text.append(UInt8(truncatingIfNeeded: value))
        default: text.append(byte)
        }
    }

    mutating func readHexadecimal() -> [UInt8] {
        var index = offset + 1
        var text: [UInt8] = []
        var high: UInt8?
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if let digit = bytes[index].hexadecimalValue {
                if let first = high {
                    text.append(first << 4 | digit)
                    high = nil
                } else {
                    high = digit
                }
            }
            index += 1
        }
        if let high { text.append(high << 4) }
        move(to: min(index + 1, bytes.count))
        return text
    }

    mutating func readKeyword() -> Token {
        var index = offset
        while index < bytes.count, bytes[index].isPDFRegular { index += 1 }
        let word = bytes[offset..<index]
        move(to: max(index, offset + 1))
        switch word.count {
        case 4 where word.elementsEqual("true".utf8): return .object(.boolean(true))
        case 5 where word.elementsEqual("false".utf8): return .object(.boolean(false))
        case 4 where word.elementsEqual("null".utf8): return .object(.null)
        default: return .keyword(String(decoding: word, as: UTF8.self))
        }
    }
}
