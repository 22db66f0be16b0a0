/// How much work goes into making PNG files small. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable, Codable {
    /// The default.
    case small
    /// Half of the time, for files that are some tenth larger.
    case fast
}
