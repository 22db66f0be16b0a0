import CPDFStructure
package import Foundation
import Synchronization

/// A PDF in memory: looks up objects and decodes streams, through qpdf.
// `@unchecked Sendable`: `lock` guards the document and the caches.
package final class PDFFile: @unchecked Sendable {
    /// The bytes, at an address that is stable while the document reads them.
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let document: pdf_file
    private let lock = Mutex(Read())

    /// Cached objects, which changes to the document invalidate.
    private struct Read {
        var objects: [PDFReference: PDFObject] = [:]
        /// Files from which pages were copied, and whose bytes they use.
        var sources: [ObjectIdentifier: PDFFile] = [:]
    }

    /// Opens a file's bytes with a password; the empty one opens unencrypted files.
    package init(_ data: Data, password: String = "") throws(PDFError) {
        bytes = .allocate(capacity: max(data.count, 1))
        _ = bytes.initialize(from: data)
        var status = PDF_FILE_OK
        var message = pdf_file_message()
        let base = UnsafePointer(bytes.baseAddress!)
        guard let document = pdf_file_open(base, data.count, password, &status, &message) else {
            bytes.deallocate()
            throw PDFError(status, message.words) ?? .damaged("no document")
        }
        self.document = document
    }

    /// Creates a document without pages.
    package init() throws(PDFError) {
        guard let document = pdf_file_make() else { throw .noMemory }
        bytes = .allocate(capacity: 1)
        self.document = document
    }

    deinit {
        pdf_file_close(document)
        bytes.deallocate()
    }

    /// The version in the header, such as 1 and 7.
    package var version: (major: Int, minor: Int) {
        lock.withLock { _ in
            var text = [CChar](repeating: 0, count: 16)
            pdf_file_read_version(document, &text, text.count)
            let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let numbers = words.split(separator: ".").compactMap { Int($0) }
            return (numbers.first ?? 1, numbers.dropFirst().first ?? 0)
        }
    }

    package var permissions: PDFPermissions {
        lock.withLock { _ in PDFPermissions(pdf_file_read_permissions(document)) }
    }

    /// An upper bound of the number of objects in the file.
    package var objectCount: Int { lock.withLock { _ in Int(max(pdf_file_last_object(document), 0)) } }

    /// The trailer dictionary, the root of all objects.
    package var trailer: PDFDictionary {
        object(PDFReference(number: 0, generation: 0)).dictionary ?? PDFDictionary([:])
    }

    package var catalog: PDFDictionary { trailer["Root"].dictionary ?? PDFDictionary([:]) }

    /// An indirect object, or null if there is none.
    package func object(_ reference: PDFReference) -> PDFObject {
        var object = PDFObject.reference(reference)
        // One reference may lead to another, possibly in a cycle.
        for _ in 0..<16 {
            guard case .reference(let next) = object else { return object }
            object = lock.withLock { read in
                if let known = read.objects[next] { return known }
                let object = parse(next)
                read.objects[next] = object
                return object
            }
        }
        return .null
    }

    private func parse(_ reference: PDFReference) -> PDFObject {
        guard let number = Int32(exactly: reference.number), number >= 0,
            let generation = Int32(exactly: reference.generation), generation >= 0
        else { return .null }
        var text = pdf_file_bytes()
        var isStream = false
        let status = pdf_file_read_object(document, number, generation, PDFLimits.object, &text, &isStream)
        guard let text = text.taken, status == PDF_FILE_OK else { return .null }
        var lexer = PDFLexer(text, in: self)
        let object = lexer.object()
        if case .integer(let target) = object, isReference(text), case .integer(let again) = lexer.object() {
            return .reference(PDFReference(number: target, generation: again))
        }
        guard isStream, case .dictionary(let dictionary) = object else { return object }
        return .stream(PDFStream(dictionary, reference, in: self))
    }

    private func isReference(_ text: [UInt8]) -> Bool { text.last == UInt8(ascii: "R") }

    /// Calls a closure that changes the document, and invalidates the caches.
    func change<Result>(_ body: (pdf_file) -> Result) -> Result {
        lock.withLock { read in
            read.objects = [:]
            return body(document)
        }
    }

    /// Retains a file for as long as this one.
    func keep(_ source: PDFFile) {
        guard source !== self else { return }
        lock.withLock { $0.sources[ObjectIdentifier(source)] = source }
    }

    // MARK: Streams

    /// Decodes a stream. Returns its bytes, and the number of filters that have been decoded.
    func decode(_ reference: PDFReference, limit: Int) throws(PDFError) -> ([UInt8], Int) {
        let place = "the stream of object \(reference.number) \(reference.generation)"
        return try decode(place) { data, count in
            pdf_file_read_stream(
                document, Int32(truncatingIfNeeded: reference.number), Int32(truncatingIfNeeded: reference.generation),
                true, limit, &data, &count)
        }
    }

    /// Decodes the bytes of an inline image.
    func decode(
        _ bytes: [UInt8], _ filters: [String], _ parameters: [PDFDictionary?], limit: Int
    ) throws(PDFError) -> ([UInt8], Int) {
        let names = filters.map { "/\($0.filter { $0.isLetter || $0.isNumber })" }.joined(separator: " ")
        let numbers = parameters.map { parameters in
            let pairs = (parameters?.entries ?? [:]).compactMap { key, value in
                value.integer.map { "/\(key.filter { $0.isLetter || $0.isNumber }) \($0)" }
            }
            // A filter without parameters rejects even an empty dictionary.
            return pairs.isEmpty ? "null" : "<< \(pairs.sorted().joined(separator: " ")) >>"
        }
        let dictionary = "<< /Filter [\(names)] /DecodeParms [\(numbers.joined(separator: " "))] >>"
        return try decode("an inline image") { data, count in
            pdf_file_decode(document, dictionary, bytes, bytes.count, limit, &data, &count)
        }
    }

    private func decode(
        _ place: String, _ body: (inout pdf_file_bytes, inout Int32) -> pdf_file_status
    ) throws(PDFError) -> ([UInt8], Int) {
        var data = pdf_file_bytes()
        var count: Int32 = 0
        let status = lock.withLock { _ in body(&data, &count) }
        let bytes = data.taken
        // The available part of a truncated stream is used, as in other readers.
        if let bytes, status == PDF_FILE_OK || status == PDF_FILE_TRUNCATED { return (bytes, Int(count)) }
        throw PDFError(status, place) ?? .damaged(place)
    }
}

extension PDFError {
    init?(_ status: pdf_file_status, _ what: String) {
        switch status {
        case PDF_FILE_OK: return nil
        case PDF_FILE_LOCKED: self = .locked
        case PDF_FILE_TOO_LARGE: self = .tooLarge(what)
        case PDF_FILE_NO_MEMORY: self = .noMemory
        default: self = .damaged(what)
        }
    }
}

extension pdf_file_message {
    var words: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension pdf_file_bytes {
    /// The bytes as a Swift array, after freeing them; nil if there are none.
    fileprivate var taken: [UInt8]? {
        guard let bytes else { return nil }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
