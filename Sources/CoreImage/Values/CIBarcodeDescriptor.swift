public import Foundation

/// What a machine-readable symbol holds: its codewords and its form. Two are equal when all they hold is.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cibarcodedescriptor)
public class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The symbol's codewords with those that correct errors, in the symbol's own order.
    public let errorCorrectedPayload: Data

    /// The numbers that tell one form from another of its class.
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
