public import Foundation

/// A description of a machine-readable symbol: its codewords and its parameters. Descriptors are equal if all of these
/// are.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cibarcodedescriptor)
public class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The symbol's codewords, including error correction, in the symbol's own order.
    public let errorCorrectedPayload: Data

    /// The numeric parameters of the subclass.
    var form: [Int] { [] }

    init(payload: Data) { errorCorrectedPayload = payload }

    public final func copy(with zone: NSZone? = nil) -> Any { self }

    public final override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIBarcodeDescriptor, type(of: other) == type(of: self) else { return false }
        return form == other.form && errorCorrectedPayload == other.errorCorrectedPayload
    }

    public final override var hash: Int {
        var hasher = Hasher()
        hasher.combine(form)
        hasher.combine(errorCorrectedPayload)
        return hasher.finalize()
    }
}
