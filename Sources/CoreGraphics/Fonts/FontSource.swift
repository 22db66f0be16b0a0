import Foundation

/// The location of a font's bytes, and the index of the face in them.
package struct FontSource: Sendable, Hashable {
    package enum Bytes: Sendable, Hashable {
        case file(path: String)
        case memory(FontData)
    }

    package var bytes: Bytes
    /// The index of the face in the file, with the index of a named instance of a variable font in the upper sixteen
    /// bits.
    package var index: Int
    /// The face's position in the design space of a variable font; axes that are not listed have their defaults.
    package var variations: [FontTag: Double]

    /// Whether the font is deallocated with its last reference.
    package var isInMemory: Bool { if case .memory = bytes { true } else { false } }

    package init(_ bytes: Bytes, index: Int = 0, variations: [FontTag: Double] = [:]) {
        self.bytes = bytes
        self.index = index
        self.variations = variations
    }
}

/// A font in memory, at a stable address. Two are equal when they are the same memory: contents are not compared.
// `@unchecked Sendable`: the bytes are written once, before they are shared.
package final class FontData: @unchecked Sendable, Hashable {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether the font is embedded in a document, and so may be in a format that installed fonts don't use.
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

/// The four-letter tag of a table, an axis, a feature or a script of an OpenType font.
package struct FontTag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(stringLiteral letters: StaticString) { self.init(letters.description) }

    /// Creates a tag from the first four letters of `letters`, padded with spaces.
    package init(_ letters: String) {
        let bytes = Array(letters.utf8.prefix(4)) + Array(repeating: 0x20, count: max(0, 4 - letters.utf8.count))
        rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    package var description: String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }, as: UTF8.self)
    }
}
