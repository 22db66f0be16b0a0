extension Command {
    /// Kasane's version, by the rules of Semantic Versioning. It stands here alone: `scripts/version` reads it, and so do
    /// packages, archives of the sources and the check of the public interface.
    static let version = "0.1.0"
}
