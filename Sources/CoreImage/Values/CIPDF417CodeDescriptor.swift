public import Foundation

/// A PDF417 code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cipdf417codedescriptor)
public final class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether the symbol is of the compact kind.
    public let isCompact: Bool
    /// How many rows the symbol has, 3 to 90.
    public let rowCount: Int
    /// How many columns the symbol has, 1 to 30.
    public let columnCount: Int

    /// Nil for counts that the standard has not.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        self.isCompact = isCompact
        self.rowCount = rowCount
        self.columnCount = columnCount
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [isCompact ? 1 : 0, rowCount, columnCount] }
}
