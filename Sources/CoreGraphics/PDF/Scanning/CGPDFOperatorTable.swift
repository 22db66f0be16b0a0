import Foundation

/// What a scanner calls for each operator.
final class PDFOperatorTable {
    var callbacks: [String: CGPDFOperatorCallback] = [:]
}

/// Callbacks by the names of operators.
public typealias CGPDFOperatorTableRef = OpaquePointer
/// Called for an operator, with the scanner, from which it pops operands, and the scanner's `info`.
public typealias CGPDFOperatorCallback = (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

/// Makes an empty table, which the caller releases.
public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? {
    OpaquePointer(Unmanaged.passRetained(PDFOperatorTable()).toOpaque())
}

/// Retains a table, and returns it.
@discardableResult
public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef?) -> CGPDFOperatorTableRef? {
    retained(table, as: PDFOperatorTable.self)
}

/// Releases a table.
public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef?) { release(table, as: PDFOperatorTable.self) }

/// Sets what is called for an operator such as `Tj`. An inline image is the operator `EI`, whose operand is a stream.
public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) {
    let held: PDFOperatorTable = held(table)
    held.callbacks[String(cString: name)] = callback
}

/// What a pointer of a scanner, a table or a content stream leads to.
func held<Object: AnyObject>(_ pointer: OpaquePointer) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

func retained<Object: AnyObject>(_ pointer: OpaquePointer?, as type: Object.Type) -> OpaquePointer? {
    if let pointer { _ = Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).retain() }
    return pointer
}

func release<Object: AnyObject>(_ pointer: OpaquePointer?, as type: Object.Type) {
    if let pointer { Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release() }
}
