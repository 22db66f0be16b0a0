import Foundation
import PDFSyntax

/// Parses a content stream into operators, and calls a table's callbacks.
final class PDFScanner {
    let stream: PDFContentStream
    private let table: PDFOperatorTable?
    private let info: UnsafeMutableRawPointer?
    private var operands: [PDFObject] = []
    private(set) var handles = PDFHandles(nil)
    private var isStopped = false

    init(_ stream: PDFContentStream, _ table: PDFOperatorTable?, _ info: UnsafeMutableRawPointer?) {
        (self.stream, self.table, self.info) = (stream, table, info)
    }

    /// Scans the content stream; returns false when a callback stopped it.
    func scan(_ pointer: CGPDFScannerRef) -> Bool {
        isStopped = false
        var lexer = PDFLexer(stream.bytes, in: stream.file)
        while !isStopped, let token = lexer.next() {
            switch token {
            case .object(let object):
                if operands.count == maxOperandCount { operands.removeFirst(maxOperandCount / 2) }
                operands.append(object)
            case .keyword("BI"):
                guard let image = lexer.readInlineImage() else { continue }
                operands = [.stream(image)]
                call("EI", pointer)
            case .keyword(let name): call(name, pointer)
            }
        }
        return !isStopped
    }

    func stop() { isStopped = true }

    private func call(_ name: String, _ pointer: CGPDFScannerRef) {
        table?.callbacks[name]?(pointer, info)
        operands = []
        // Objects popped by the callback are released.
        handles = PDFHandles(nil)
    }

    /// Removes and returns the last operand.
    func pop() -> PDFValue? {
        guard let last = operands.popLast() else { return nil }
        let holder = PDFHandle(.null, handles)
        return PDFValue(last, in: holder, String(operands.count))
    }

    func putBack(_ object: PDFObject) { operands.append(object) }
}

/// The maximum number of operands; beyond it the first are dropped.
private let maxOperandCount = 512

/// A scanner of content streams: calls functions for operators, which pop their operands.
public typealias CGPDFScannerRef = OpaquePointer

/// Creates a scanner, which the caller releases. `info` is passed to the table's callbacks.
public func CGPDFScannerCreate(
    _ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?
) -> CGPDFScannerRef {
    let scanner = PDFScanner(held(cs), table.map { held($0) }, info)
    return OpaquePointer(Unmanaged.passRetained(scanner).toOpaque())
}

/// Retains a scanner, and returns it.
@discardableResult
public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef?) -> CGPDFScannerRef? {
    retained(scanner, as: PDFScanner.self)
}

/// Releases a scanner.
public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef?) { release(scanner, as: PDFScanner.self) }

/// Scans the whole content stream. Returns false when `CGPDFScannerStop(_:)` ended it.
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool {
    let held: PDFScanner = held(scanner)
    return held.scan(scanner)
}

/// Stops the current scan, after the callback that calls this function.
public func CGPDFScannerStop(_ s: CGPDFScannerRef) {
    let held: PDFScanner = held(s)
    held.stop()
}

/// Returns the scanner's content stream, which lives as long as the scanner.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
    let held: PDFScanner = held(scanner)
    return OpaquePointer(Unmanaged.passUnretained(held.stream).toOpaque())
}

/// Pops an operand that `read` accepts; any other operand is left.
private func pop(_ scanner: CGPDFScannerRef, _ read: (PDFValue) -> Bool) -> Bool {
    let held: PDFScanner = held(scanner)
    guard let value = held.pop() else { return false }
    if read(value) { return true }
    held.putBack(value.object)
    return false
}

/// Pops a Boolean value. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops an integer, or a number without its fraction. Returns false, without popping, when the last operand is of
/// another type.
public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a number. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a name. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopName(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a string. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isString }) }
}

/// Pops an array. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isArray }) }
}

/// Pops a dictionary. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopDictionary(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isDictionary }) }
}

/// Pops a stream. Returns false, without popping, when the last operand is of another type.
public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isStream }) }
}

/// Pops an object of any type. Returns false, without popping, when there is no operand.
public func CGPDFScannerPopObject(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    pop(scanner) { $0.read(value) { _ in true } }
}
