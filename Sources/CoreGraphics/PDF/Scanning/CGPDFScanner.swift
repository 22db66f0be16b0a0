import Foundation
import PDFSyntax

/// Cuts a content stream into operators, and calls those of a table.
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

    /// False when the callbacks stopped it.
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
        // What the callback popped is gone.
        handles = PDFHandles(nil)
    }

    /// Takes the last operand off.
    func pop() -> PDFValue? {
        guard let last = operands.popLast() else { return nil }
        let holder = PDFHandle(.null, handles)
        return PDFValue(last, in: holder, String(operands.count))
    }

    func putBack(_ object: PDFObject) { operands.append(object) }
}

/// What one operator may be given; before that the first are forgotten.
private let maxOperandCount = 512

/// Scans content streams: calls functions for operators, which pop their operands.
public typealias CGPDFScannerRef = OpaquePointer

/// Makes a scanner, which the caller releases. `info` is handed to the table's callbacks.
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

/// Scans the whole content stream. False when `CGPDFScannerStop(_:)` ended it.
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool {
    let held: PDFScanner = held(scanner)
    return held.scan(scanner)
}

/// Ends the scan that is under way, after the callback that calls this.
public func CGPDFScannerStop(_ s: CGPDFScannerRef) {
    let held: PDFScanner = held(s)
    held.stop()
}

/// Returns what the scanner scans, which lives as long as the scanner.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
    let held: PDFScanner = held(scanner)
    return OpaquePointer(Unmanaged.passUnretained(held.stream).toOpaque())
}

/// Pops an operand that `read` can read; any other stays.
private func pop(_ scanner: CGPDFScannerRef, _ read: (PDFValue) -> Bool) -> Bool {
    let held: PDFScanner = held(scanner)
    guard let value = held.pop() else { return false }
    if read(value) { return true }
    held.putBack(value.object)
    return false
}

/// Pops a truth value. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a whole number, or a number without its fraction. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a number. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a name. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopName(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    pop(scanner) { $0.read(value) }
}

/// Pops a string. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isString }) }
}

/// Pops an array. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isArray }) }
}

/// Pops a dictionary. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopDictionary(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isDictionary }) }
}

/// Pops a stream. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    pop(scanner) { $0.read(value, where: { $0.isStream }) }
}

/// Pops an object of any type. False, with nothing popped, when the last operand is none.
public func CGPDFScannerPopObject(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    pop(scanner) { $0.read(value) { _ in true } }
}
