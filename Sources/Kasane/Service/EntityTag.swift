import Foundation

/// Identifies the content of an answer, as in RFC 9110, section 8.8.3.
struct EntityTag: Equatable {
    let text: String

    /// Creates the tag of a file's content; returns nil if it can't be read.
    init?(_ file: OpenFile) {
        // FNV-1a of 64 bits, and the length: the same content has the same tag in every process.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let isRead = file.read { bytes in
            var own = hash
            for byte in bytes { own = (own ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = own
        }
        guard isRead else { return nil }
        text = "\"\(String(hash, radix: 16))-\(String(file.byteCount, radix: 16))\""
    }

    /// Returns whether a client has this content, according to its `If-None-Match` header.
    func isNamed(in header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { part in
            let tag = part.trimmingCharacters(in: .whitespaces)
            return tag == "*" || (tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag) == text
        }
    }
}
