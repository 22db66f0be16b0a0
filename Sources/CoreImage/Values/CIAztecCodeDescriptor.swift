public import Foundation

/// An Aztec code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciazteccodedescriptor)
public final class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether the symbol is of the compact kind.
    public let isCompact: Bool
    /// How many layers of data surround the middle, 1 to 32.
    public let layerCount: Int
    /// How many codewords hold data, 1 to 2048.
    public let dataCodewordCount: Int

    /// Nil for counts that the standard has not.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...32 ~= layerCount, 1...2048 ~= dataCodewordCount else { return nil }
        self.isCompact = isCompact
        self.layerCount = layerCount
        self.dataCodewordCount = dataCodewordCount
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [isCompact ? 1 : 0, layerCount, dataCodewordCount] }
}
