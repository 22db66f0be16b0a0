import Foundation

/// Where the bytes of a font are, and which of the faces in them is meant.
package struct FontSource: Sendable, Hashable {
    package enum Bytes: Sendable, Hashable {
        case file(path: String)
        case memory(FontData)
    }

    package var bytes: Bytes
    /// The face's place in the file, with the place of a named instance of a variable font in the upper sixteen bits.
    package var index: Int
    /// Where in the design space of a variable font the face is taken; axes that are not named keep their defaults.
    package var variations: [FontTag: Double]

    /// Whether the font is gone when nobody has it any more.
    package var isInMemory: Bool { if case .memory = bytes { true } else { false } }

    package init(_ bytes: Bytes, index: Int = 0, variations: [FontTag: Double] = [:]) {
        self.bytes = bytes
        self.index = index
        self.variations = variations
    }
}

/// A font in memory, at an address that stays. Two are equal when they are the same memory: megabytes are not compared.
// `@unchecked Sendable`: the bytes are written once, before anybody else has them.
package final class FontData: @unchecked Sendable, Hashable {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether the font is one that a document embeds, which may be of kinds that aren't installed.
    let isEmbedded: Bool

    package init(_ data: Data, isEmbedded: Bool = false) {
        self.isEmbedded = isEmbedded
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
        _ = copy.initialize(from: data)
        bytes = UnsafeBufferPointer(copy)
    }

    deinit { bytes.deallocate() }

    package static func == (a: FontData, b: FontData) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The four letters that name a table, an axis, a feature or a script of an OpenType font.
package struct FontTag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(stringLiteral letters: StaticString) { self.init(letters.description) }

    /// The first four letters of `letters`, with spaces for those that it lacks.
    package init(_ letters: String) {
        let bytes = Array(letters.utf8.prefix(4)) + Array(repeating: 0x20, count: max(0, 4 - letters.utf8.count))
        rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    package var description: String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }, as: UTF8.self)
    }
}
