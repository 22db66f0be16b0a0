import Foundation
import PDFSyntax

/// Called for each entry of a dictionary.
public typealias CGPDFDictionaryApplierFunction = (
    UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?
) -> Void
/// Called for each entry of a dictionary, until it returns false.
public typealias CGPDFDictionaryApplierBlock = (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

/// Returns the number of entries.
public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int {
    PDFHandle.at(dict).object.dictionary?.entries.count ?? 0
}

/// Reads a Boolean value. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetBoolean(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
    PDFValue(dict, key)?.read(value) ?? false
}

/// Reads an integer, or a number without its fraction. Returns false, without reading, when the key has no value of
/// that type.
public func CGPDFDictionaryGetInteger(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
    PDFValue(dict, key)?.read(value) ?? false
}

/// Reads a number. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetNumber(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
    PDFValue(dict, key)?.read(value) ?? false
}

/// Reads a name. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    PDFValue(dict, key)?.read(value) ?? false
}

/// Reads a string. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    PDFValue(dict, key)?.read(value, where: { $0.isString }) ?? false
}

/// Reads an array. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetArray(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
    PDFValue(dict, key)?.read(value, where: { $0.isArray }) ?? false
}

/// Reads a dictionary. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    PDFValue(dict, key)?.read(value, where: { $0.isDictionary }) ?? false
}

/// Reads a stream. Returns false, without reading, when the key has no value of that type.
public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    PDFValue(dict, key)?.read(value, where: { $0.isStream }) ?? false
}

/// Reads an object of any type. Returns false, without reading, when the key has no value.
public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    PDFValue(dict, key)?.read(value) { _ in true } ?? false
}

/// Calls `function` with each key, object and `info`, in key order.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
    CGPDFDictionaryApplyBlock(
        dict,
        {
            function($0, $1, $2)
            return true
        }, info)
}

/// Calls `block` with each key, object and `info`, in key order, until it returns false.
public func CGPDFDictionaryApplyBlock(
    _ dict: CGPDFDictionaryRef, _ block: CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    let handle = PDFHandle.at(dict)
    guard let dictionary = handle.object.dictionary else { return }
    for key in dictionary.entries.keys.sorted() {
        let value = PDFValue(dictionary[key], in: handle, key)
        guard block(handle.owner.text(key), value.pointer(), info) else { return }
    }
}
