/// A value in a PDF file or content stream.
///
/// PDF 32000-1, 7.3.
package enum PDFObject: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// Without the slash, with `#` escapes decoded.
    case name(String)
    case string([UInt8])
    case array(PDFArray)
    case dictionary(PDFDictionary)
    case stream(PDFStream)
    /// An unresolved reference to an indirect object.
    case reference(PDFReference)
}

/// The object number and generation of an indirect object.
package struct PDFReference: Hashable, Sendable {
    package var number: Int
    package var generation: Int

    package init(number: Int, generation: Int) {
        self.number = number
        self.generation = generation
    }
}

extension PDFObject {
    package var isNull: Bool { if case .null = self { true } else { false } }

    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// An integer, or a real number with its fraction truncated.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
    }

    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    package var name: String? { if case .name(let value) = self { value } else { nil } }
    package var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    package var array: PDFArray? { if case .array(let value) = self { value } else { nil } }
    package var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }

    /// A dictionary, or a stream's dictionary.
    package var dictionary: PDFDictionary? {
        switch self {
        case .dictionary(let value): value
        case .stream(let value): value.dictionary
        default: nil
        }
    }
}

/// An array of objects, which resolves references when its elements are accessed.
package final class PDFArray: Sendable {
    /// The elements before references are resolved.
    package let elements: [PDFObject]
    /// The file in which references are resolved. Whoever reads objects retains the file.
    unowned let file: PDFFile?

    package init(_ elements: [PDFObject], in file: PDFFile? = nil) {
        self.elements = elements
        self.file = file
    }

    package var count: Int { elements.count }

    /// The element at an index, or null beyond the end.
    package subscript(index: Int) -> PDFObject {
        guard elements.indices.contains(index) else { return .null }
        return elements[index].resolved(in: file)
    }

    /// The numbers of an array that contains nothing else; nil for any other.
    package var numbers: [Double]? {
        var numbers: [Double] = []
        numbers.reserveCapacity(count)
        for index in elements.indices {
            guard let number = self[index].number, number.isFinite else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

/// A dictionary, which resolves references when its values are accessed.
package final class PDFDictionary: Sendable {
    /// The values before references are resolved.
    package let entries: [String: PDFObject]
    unowned let file: PDFFile?

    package init(_ entries: [String: PDFObject], in file: PDFFile? = nil) {
        self.entries = entries
        self.file = file
    }

    /// The value of a key, or null.
    package subscript(key: String) -> PDFObject {
        guard let value = entries[key] else { return .null }
        return value.resolved(in: file)
    }

    /// The value of a key, or of its abbreviation in inline images.
    package subscript(key: String, short: String) -> PDFObject {
        entries[key] == nil ? self[short] : self[key]
    }

    /// The reference that is a key's value, if it is indirect.
    package func reference(_ key: String) -> PDFReference? {
        guard case .reference(let reference)? = entries[key] else { return nil }
        return reference
    }
}

extension PDFObject {
    package func resolved(in file: PDFFile?) -> PDFObject {
        guard case .reference(let reference) = self else { return self }
        return file?.object(reference) ?? .null
    }
}
