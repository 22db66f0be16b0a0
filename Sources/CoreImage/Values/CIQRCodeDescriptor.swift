public import Foundation

/// A QR code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciqrcodedescriptor)
public final class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of a symbol may be lost, each by the letter that the standard gives it.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// 7 %.
        case levelL = 76
        /// 15 %.
        case levelM = 77
        /// 25 %.
        case levelQ = 81
        /// 30 %.
        case levelH = 72
    }

    /// The symbol's size, from 1, of 21 modules a side, to 40, of 177.
    public let symbolVersion: Int
    /// The pattern that the codewords' modules are mixed with, 0 to 7.
    public let maskPattern: UInt8
    /// How much of the symbol may be lost.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Nil for a version or a pattern that the standard has not.
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
