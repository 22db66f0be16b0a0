import Foundation
import PDFSyntax

/// Called for each element of an array, until it returns false.
public typealias CGPDFArrayApplierBlock = (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

/// Returns the number of elements.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int { PDFHandle.at(array).object.array?.count ?? 0 }

/// Returns whether an element is null; false beyond the end.
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef, _ index: Int) -> Bool {
    PDFValue(array, index)?.object.isNull ?? false
}

/// Reads a Boolean value. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetBoolean(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
    PDFValue(array, index)?.read(value) ?? false
}

/// Reads an integer, or a number without its fraction. Returns false, without reading, when the element is of another
/// type or beyond the end.
public func CGPDFArrayGetInteger(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
    PDFValue(array, index)?.read(value) ?? false
}

/// Reads a number. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetNumber(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
    PDFValue(array, index)?.read(value) ?? false
}

/// Reads a name. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetName(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    PDFValue(array, index)?.read(value) ?? false
}

/// Reads a string. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetString(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    PDFValue(array, index)?.read(value, where: { $0.isString }) ?? false
}

/// Reads an array. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetArray(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
    PDFValue(array, index)?.read(value, where: { $0.isArray }) ?? false
}

/// Reads a dictionary. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetDictionary(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    PDFValue(array, index)?.read(value, where: { $0.isDictionary }) ?? false
}

/// Reads a stream. Returns false, without reading, when the element is of another type or beyond the end.
public func CGPDFArrayGetStream(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    PDFValue(array, index)?.read(value, where: { $0.isStream }) ?? false
}

/// Reads an object of any type. Returns false, without reading, when the index is beyond the end.
public func CGPDFArrayGetObject(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    PDFValue(array, index)?.read(value) { _ in true } ?? false
}

/// Calls `block` with each index, element and `info`, until it returns false.
public func CGPDFArrayApplyBlock(
    _ array: CGPDFArrayRef, _ block: CGPDFArrayApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    for index in 0..<CGPDFArrayGetCount(array) {
        guard let value = PDFValue(array, index), block(index, value.pointer(), info) else { return }
    }
}
