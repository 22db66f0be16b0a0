import Foundation
import PDFSyntax

extension DocumentOptions {
    /// Creates the options that a document's dictionary specifies. Nil, which is reported, for invalid or missing
    /// passwords.
    init?(_ info: CFDictionary) {
        isLinearized = DocumentOptions.flag(info[kCGPDFContextCreateLinearizedPDF]) ?? false
        isArchival = DocumentOptions.flag(info[kCGPDFContextCreatePDFA]) ?? false
        let several = info[kCGPDFContextOutputIntents] as? [Any] ?? []
        outputIntents = ([info[kCGPDFContextOutputIntent]].compactMap { $0 } + several).compactMap {
            guard let intent = ($0 as? CFDictionary).flatMap({ OutputIntent($0) }) else {
                reportOnce("CGContext: an output intent requires a subtype and an output condition identifier")
                return nil
            }
            return intent
        }
        guard info[kCGPDFContextOwnerPassword] != nil || info[kCGPDFContextUserPassword] != nil else { return }
        guard let encryption = PDFEncryption(info) else {
            reportOnce("CGContext: the password of a document must be a string of ASCII characters")
            return nil
        }
        guard !isArchival else {
            reportOnce("CGContext: an archival document can't have passwords")
            return nil
        }
        self.encryption = encryption
    }

    fileprivate static func flag(_ value: Any?) -> Bool? {
        value.flatMap { Double(attribute: $0) }.map { $0 != 0 }
    }
}

extension PDFEncryption {
    fileprivate init?(_ info: CFDictionary) {
        guard let owner = PDFEncryption.password(info[kCGPDFContextOwnerPassword]),
            let user = PDFEncryption.password(info[kCGPDFContextUserPassword])
        else { return nil }
        let bits = info[kCGPDFContextEncryptionKeyLength].flatMap { Int(attribute: $0) }
        var permissions = PDFPermissions()
        if let wanted = info[kCGPDFContextAccessPermissions].flatMap({ CGPDFAccessPermissions(attribute: $0) }) {
            permissions = PDFPermissions(wanted)
        }
        if DocumentOptions.flag(info[kCGPDFContextAllowsPrinting]) == false {
            (permissions.lowQualityPrinting, permissions.highQualityPrinting) = (false, false)
        }
        if DocumentOptions.flag(info[kCGPDFContextAllowsCopying]) == false { permissions.contentCopying = false }
        // Without an owner password, the user password serves as the owner's, as in PDF.
        self.init(
            ownerPassword: owner.isEmpty ? user : owner, userPassword: user, has40Bits: bits == 40,
            permissions: permissions)
    }

    /// Returns the password: empty if there is none; nil if it is invalid.
    private static func password(_ value: Any?) -> String? {
        guard let value else { return "" }
        guard let text = value as? String, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return String(text.prefix(32))
    }
}

extension CGPDFAccessPermissions {
    fileprivate init?(attribute value: Any) {
        if let permissions = value as? CGPDFAccessPermissions {
            self = permissions
        } else if let number = Int(attribute: value) {
            self.init(rawValue: UInt32(truncatingIfNeeded: number))
        } else {
            return nil
        }
    }
}

extension PDFPermissions {
    fileprivate init(_ wanted: CGPDFAccessPermissions) {
        self.init()
        lowQualityPrinting = wanted.contains(.allowsLowQualityPrinting)
        highQualityPrinting = wanted.contains(.allowsHighQualityPrinting)
        documentChanges = wanted.contains(.allowsDocumentChanges)
        documentAssembly = wanted.contains(.allowsDocumentAssembly)
        contentCopying = wanted.contains(.allowsContentCopying)
        contentAccessibility = wanted.contains(.allowsContentAccessibility)
        commenting = wanted.contains(.allowsCommenting)
        formFieldEntry = wanted.contains(.allowsFormFieldEntry)
    }
}

extension OutputIntent {
    /// Returns nil if an entry that PDF requires is missing.
    fileprivate init?(_ dictionary: CFDictionary) {
        guard let subtype = dictionary[kCGPDFXOutputIntentSubtype] as? String,
            dictionary[kCGPDFXOutputConditionIdentifier] is String
        else { return nil }
        let keys = [
            kCGPDFXOutputConditionIdentifier, kCGPDFXOutputCondition, kCGPDFXRegistryName, kCGPDFXInfo,
        ]
        let space = dictionary[kCGPDFXDestinationOutputProfile] as? CGColorSpace
        self.init(
            texts: Dictionary(
                uniqueKeysWithValues: keys.compactMap { key in (dictionary[key] as? String).map { (key, $0) } }),
            subtype: subtype, profile: space?.copyICCData() as Data?, componentCount: space?.numberOfComponents ?? 0)
    }
}
