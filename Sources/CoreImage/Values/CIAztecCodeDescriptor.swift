public import Foundation

/// A description of an Aztec code.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciazteccodedescriptor)
public final class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether the symbol is compact.
    public let isCompact: Bool
    /// The number of data layers around the centre, 1 to 32.
    public let layerCount: Int
    /// The number of data codewords, 1 to 2048.
    public let dataCodewordCount: Int

    /// Returns nil for values that the standard doesn't allow.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...32 ~= layerCount, 1...2048 ~= dataCodewordCount else { return nil }
        self.isCompact = isCompact
        self.layerCount = layerCount
        self.dataCodewordCount = dataCodewordCount
        super.init(payload: errorCorrectedPayload)
    }

    override var form: [Int] { [isCompact ? 1 : 0, layerCount, dataCodewordCount] }
}
