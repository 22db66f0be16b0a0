package import Foundation

/// Decodes a document's strings and dates outside page contents. PDF 32000-1, 7.9.
package enum PDFText {
    /// A text string: UTF-16 or UTF-8 if it starts with a byte order mark, otherwise PDFDocEncoding.
    package static func string(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { special[$0] ?? Unicode.Scalar($0) }))
    }

    /// Where PDFDocEncoding differs from Latin-1. PDF 32000-1, annex D.2.
    private static let special: [UInt8: Unicode.Scalar] = {
        let low = "˘ˇˆ˙˝˛˚˜".unicodeScalars.enumerated().map { (UInt8(0x18 + $0), $1) }
        let high = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž".unicodeScalars.enumerated().map { (UInt8(0x80 + $0), $1) }
        return Dictionary(uniqueKeysWithValues: low + high + [(0xA0, "€")])
    }()

    /// A date such as `D:20260131120000+01'00'`; omitted parts have their lowest value. Nil for anything else.
    package static func date(_ bytes: [UInt8]) -> Date? {
        var text = string(bytes)[...]
        if text.hasPrefix("D:") { text = text.dropFirst(2) }
        func number(_ count: Int) -> Int? {
            let digits = text.prefix(count)
            guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(digits)
            else {
                return nil
            }
            text = text.dropFirst(count)
            return value
        }
        guard let year = number(4) else { return nil }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (year, number(2) ?? 1, number(2) ?? 1)
        (parts.hour, parts.minute, parts.second) = (number(2) ?? 0, number(2) ?? 0, number(2) ?? 0)
        var offset = 0
        if let sign = text.first, sign == "+" || sign == "-" {
            text = text.dropFirst()
            let hours = number(2) ?? 0
            if text.first == "'" { text = text.dropFirst() }
            offset = (hours * 3600 + (number(2) ?? 0) * 60) * (sign == "-" ? -1 : 1)
        }
        parts.timeZone = TimeZone(secondsFromGMT: offset)
        return Calendar(identifier: .gregorian).date(from: parts)
    }
}
