public import Foundation

/// A description of a Data Matrix code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cidatamatrixcodedescriptor)
public final class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The error correction scheme; the raw value is the number in the standard.
    public enum ECCVersion: Int, Sendable {
        /// Errors are detected but not corrected.
        case v000 = 0
        /// Convolutional code, 2.8 % of the symbol.
        case v050 = 50
        /// Convolutional code, 5.5 % of the symbol.
        case v080 = 80
        /// Convolutional code, 12.6 % of the symbol.
        case v100 = 100
        /// Convolutional code, 25 % of the symbol.
        case v140 = 140
        /// Reed-Solomon code, as used today.
        case v200 = 200
    }

    /// The number of rows of modules.
    public let rowCount: Int
    /// The number of columns of modules.
    public let columnCount: Int
    /// The error correction scheme.
    public let eccVersion: ECCVersion

    /// Returns nil if there are no rows or columns, or more than 144 of either.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard 1...144 ~= rowCount, 1...144 ~= columnCount else { return nil }
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.eccVersion = eccVersion
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [rowCount, columnCount, eccVersion.rawValue] }
}
