import Foundation

/// A scanner's callbacks by operator.
final class PDFOperatorTable {
    var callbacks: [String: CGPDFOperatorCallback] = [:]
}

/// A table of callbacks by operator name.
public typealias CGPDFOperatorTableRef = OpaquePointer
/// Called for an operator, with the scanner, from which it pops operands, and the scanner's `info`.
public typealias CGPDFOperatorCallback = (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

/// Creates an empty table, which the caller releases.
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

/// Sets the callback for an operator such as `Tj`. An inline image is the operator `EI`, whose operand is a stream.
public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) {
    let held: PDFOperatorTable = held(table)
    held.callbacks[String(cString: name)] = callback
}

/// Returns the object that a pointer to a scanner, a table or a content stream refers to.
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
