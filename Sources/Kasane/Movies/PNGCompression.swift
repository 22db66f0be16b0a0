/// The compression effort for PNG files. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable, Codable {
    /// The default.
    case small
    /// Half the time, for files that are about a tenth larger.
    case fast
}
