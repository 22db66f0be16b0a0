public import Foundation

/// A Data Matrix code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cidatamatrixcodedescriptor)
public final class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How errors are corrected, each by the number that the standard gives it.
    public enum ECCVersion: Int, Sendable {
        /// Errors are found and not corrected.
        case v000 = 0
        /// By convolution, 2.8 % of the symbol.
        case v050 = 50
        /// By convolution, 5.5 % of the symbol.
        case v080 = 80
        /// By convolution, 12.6 % of the symbol.
        case v100 = 100
        /// By convolution, 25 % of the symbol.
        case v140 = 140
        /// By Reed and Solomon's codes, as symbols of today.
        case v200 = 200
    }

    /// How many rows of modules the symbol has.
    public let rowCount: Int
    /// How many columns of modules the symbol has.
    public let columnCount: Int
    /// How errors are corrected.
    public let eccVersion: ECCVersion

    /// Nil for a symbol without rows or columns, or of more than 144 either way.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard 1...144 ~= rowCount, 1...144 ~= columnCount else { return nil }
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.eccVersion = eccVersion
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [rowCount, columnCount, eccVersion.rawValue] }
}
