public import Foundation

/// A description of a QR code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciqrcodedescriptor)
public final class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The error correction level; the raw value is the letter in the standard.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// Up to 7 % of the symbol can be restored.
        case levelL = 76
        /// Up to 15 % of the symbol can be restored.
        case levelM = 77
        /// Up to 25 % of the symbol can be restored.
        case levelQ = 81
        /// Up to 30 % of the symbol can be restored.
        case levelH = 72
    }

    /// The symbol's version, from 1 (21 modules a side) to 40 (177 modules).
    public let symbolVersion: Int
    /// The mask pattern, 0 to 7, that the codewords' modules are XORed with.
    public let maskPattern: UInt8
    /// The error correction level.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Returns nil for a version or a mask pattern that the standard doesn't define.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard 1...40 ~= symbolVersion, maskPattern < 8 else { return nil }
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [symbolVersion, Int(maskPattern), errorCorrectionLevel.rawValue] }
}
