/// Bytes with a dictionary that describes them.
package final class PDFStream: Sendable {
    package let dictionary: PDFDictionary
    private let place: Place
    unowned let file: PDFFile?

    private enum Place: Sendable {
        case object(PDFReference)
        /// The bytes of an inline image.
        case bytes([UInt8])
    }

    init(_ dictionary: PDFDictionary, _ reference: PDFReference, in file: PDFFile) {
        self.dictionary = dictionary
        place = .object(reference)
        self.file = file
    }

    package init(_ dictionary: PDFDictionary, bytes: [UInt8], in file: PDFFile?) {
        self.dictionary = dictionary
        place = .bytes(bytes)
        self.file = file
    }

    /// The stream's key in caches; nil for one in a content stream.
    package var reference: PDFReference? {
        guard case .object(let reference) = place else { return nil }
        return reference
    }

    /// A stream's bytes, with as many filters decoded as possible.
    package struct Contents: Sendable {
        package var bytes: [UInt8]
        /// The remaining image filter, and its parameters; nil if the bytes are fully decoded.
        package var filter: (name: String, parameters: PDFDictionary?)?
    }

    /// The decoded bytes.
    /// - limit: the maximum size; larger streams are rejected.
    package func contents(limit: Int = PDFLimits.stream) throws(PDFError) -> Contents {
        let filters = names(dictionary["Filter", "F"])
        guard let file else { return Contents(bytes: []) }
        let (bytes, count) =
            switch place {
            case .object(let reference): try file.decode(reference, limit: limit)
            case .bytes(let bytes):
                filters.isEmpty
                    ? (bytes, 0) : try file.decode(bytes, filters, parameters(count: filters.count), limit: limit)
            }
        guard count < filters.count else { return Contents(bytes: bytes) }
        let parameters = parameters(count: filters.count)
        return Contents(bytes: bytes, filter: (filters[count], parameters[count]))
    }

    /// The decoded bytes of a stream that is not an image; empty if it can't be read.
    package func data(limit: Int = PDFLimits.stream) -> [UInt8] { (try? contents(limit: limit))?.bytes ?? [] }

    private func names(_ value: PDFObject) -> [String] {
        if let name = value.name { return [PDFStream.fullName(name)] }
        guard let array = value.array else { return [] }
        return array.elements.indices.map { PDFStream.fullName(array[$0].name ?? "") }
    }

    private func parameters(count: Int) -> [PDFDictionary?] {
        let value = dictionary["DecodeParms", "DP"]
        return (0..<count).map { index in
            value.array.map { $0[index].dictionary } ?? (index == 0 ? value.dictionary : nil)
        }
    }

    /// The full name of a filter that inline images abbreviate.
    private static func fullName(_ name: String) -> String {
        switch name {
        case "AHx": "ASCIIHexDecode"
        case "A85": "ASCII85Decode"
        case "LZW": "LZWDecode"
        case "Fl": "FlateDecode"
        case "RL": "RunLengthDecode"
        case "CCF": "CCITTFaxDecode"
        case "DCT": "DCTDecode"
        default: name
        }
    }
}
