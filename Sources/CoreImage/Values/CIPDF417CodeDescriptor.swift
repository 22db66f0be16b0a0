public import Foundation

/// A description of a PDF417 code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cipdf417codedescriptor)
public final class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether the symbol is compact.
    public let isCompact: Bool
    /// The number of rows, 3 to 90.
    public let rowCount: Int
    /// The number of columns, 1 to 30.
    public let columnCount: Int

    /// Returns nil for values that the standard doesn't allow.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        self.isCompact = isCompact
        self.rowCount = rowCount
        self.columnCount = columnCount
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [isCompact ? 1 : 0, rowCount, columnCount] }
}
