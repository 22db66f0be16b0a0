import CoreGraphics
import Foundation

/// The text of a PNG file, by Apple's keys, which are the keywords that the format knows.
enum PNGText {
    static let keys = [
        kCGImagePropertyPNGTitle, kCGImagePropertyPNGAuthor, kCGImagePropertyPNGDescription,
        kCGImagePropertyPNGCopyright, kCGImagePropertyPNGCreationTime, kCGImagePropertyPNGSoftware,
        kCGImagePropertyPNGDisclaimer, kCGImagePropertyPNGWarning, kCGImagePropertyPNGSource,
        kCGImagePropertyPNGComment,
    ]

    /// Returns the text in a dictionary of properties. Zeros, which end text in a file, are removed.
    static func text(in properties: CFDictionary) -> [String: String] {
        var text: [String: String] = [:]
        for key in keys {
            guard let string = properties[key] as? String else { continue }
            text[key] = string.replacingOccurrences(of: "\0", with: "")
        }
        return text
    }

    /// Returns a file with text after its header.
    static func inserting(_ text: [String: String], into file: Data) -> Data {
        guard !text.isEmpty else { return file }
        return file.withUnsafeBytes { bytes in
            let start = PNGChunks.signature.count
            // The length, the name and the checksum of the header surround its 13 bytes.
            let end = start + 12 + 13
            var result = PNGAssembly()
            result.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
            for key in keys {
                guard let string = text[key] else { continue }
                let (name, contents) = chunk(key, string)
                contents.withUnsafeBytes { result.addChunk(name, $0) }
            }
            result.append(UnsafeRawBufferPointer(rebasing: bytes[end...]))
            return result.data
        }
    }

    /// Returns the name and the contents of a chunk: in Latin-1 if possible, otherwise in UTF-8.
    private static func chunk(_ keyword: String, _ text: String) -> (name: UInt32, contents: [UInt8]) {
        if let latin = text.data(using: .isoLatin1, allowLossyConversion: false) {
            return (PNGChunks.Name.text, Array(keyword.utf8) + [0] + latin)
        }
        // Not compressed, by method 0, and without a language and a translated keyword.
        return (PNGChunks.Name.internationalText, Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
}
