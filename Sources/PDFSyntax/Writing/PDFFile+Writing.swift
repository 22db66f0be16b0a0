import CPDFStructure

/// Changes a file's objects, and writes the file.
extension PDFFile {
    /// Adds an object, and returns its number.
    package func add(_ object: PDFObject) throws(PDFError) -> Int {
        try known(change { pdf_file_add_object($0, object.syntax) }, "a new object")
    }

    /// Adds an unfiltered stream with the other entries of its dictionary, and returns its number.
    package func add(_ bytes: [UInt8], _ dictionary: [String: PDFObject]) throws(PDFError) -> Int {
        let syntax = PDFDictionary(dictionary).syntax
        return try known(change { pdf_file_add_stream($0, syntax, bytes, bytes.count) }, "a new stream")
    }

    /// Replaces the object with a number.
    package func replace(_ number: Int, with object: PDFObject) throws(PDFError) {
        try done(change { pdf_file_replace_object($0, Int32(clamping: number), object.syntax) }, number)
    }

    /// Replaces a stream's bytes, without filters.
    package func replace(_ number: Int, with bytes: [UInt8]) throws(PDFError) {
        try done(change { pdf_file_replace_stream($0, Int32(clamping: number), bytes, bytes.count) }, number)
    }

    /// Sets an entry of a dictionary, or of a stream's dictionary; number 0 is the trailer.
    package func set(_ key: String, of number: Int, to object: PDFObject) throws(PDFError) {
        try done(
            change { pdf_file_set_entry($0, Int32(clamping: number), PDFObject.written(name: key), object.syntax) },
            number)
    }

    private func known(_ number: Int32, _ what: String) throws(PDFError) -> Int {
        guard number > 0 else { throw .damaged("\(what) is refused") }
        return Int(number)
    }

    private func done(_ isDone: Bool, _ number: Int) throws(PDFError) {
        guard isDone else { throw .damaged("object \(number) can't be changed") }
    }

    /// Writes the file in chunks, until `write` throws.
    /// - isLinearized: whether the file is linearized, with the first page at its start.
    /// - encryption: nil to preserve that of the opened file, if any.
    package func write(
        isLinearized: Bool, encryption: PDFEncryption?, to write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var message = pdf_file_message()
        let status = try withoutActuallyEscaping(write) { write in
            let target = Target(write)
            let status = encryption.withPointer { encryption in
                change { file in
                    pdf_file_write(
                        file, isLinearized, encryption,
                        { target, bytes, count in
                            guard let target else { return false }
                            return Unmanaged<Target>.fromOpaque(target).takeUnretainedValue()
                                .take(UnsafeRawBufferPointer(start: bytes, count: count))
                        }, Unmanaged.passUnretained(target).toOpaque(), &message)
                }
            }
            if let failure = target.failure { throw failure }
            return status
        }
        if let error = PDFError(status, message.words) { throw error }
    }
}

/// The destination of a file's bytes. Stores the first error.
private final class Target {
    private let write: (UnsafeRawBufferPointer) throws -> Void
    private(set) var failure: (any Error)?

    init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) { self.write = write }

    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        do {
            try write(bytes)
            return true
        } catch {
            failure = error
            return false
        }
    }
}

/// The encryption of a file.
package struct PDFEncryption: Sendable, Hashable {
    /// The owner password, which grants all permissions.
    package var ownerPassword: String
    /// The user password, which grants the permissions given; anyone can open the file if it is empty.
    package var userPassword: String
    /// Whether to use 40-bit RC4, which can be broken within minutes, instead of 128-bit AES.
    package var has40Bits: Bool
    package var permissions: PDFPermissions

    package init(ownerPassword: String, userPassword: String, has40Bits: Bool, permissions: PDFPermissions) {
        self.ownerPassword = ownerPassword
        self.userPassword = userPassword
        self.has40Bits = has40Bits
        self.permissions = permissions
    }
}

extension PDFEncryption? {
    fileprivate func withPointer<Result>(_ body: (UnsafePointer<pdf_file_encryption>?) -> Result) -> Result {
        guard let self else { return body(nil) }
        return self.ownerPassword.withCString { owner in
            self.userPassword.withCString { user in
                var encryption = pdf_file_encryption(
                    owner_password: owner, user_password: user, has_40_bits: self.has40Bits,
                    permissions: self.permissions.forWriting)
                return body(&encryption)
            }
        }
    }
}
