extension Command {
    /// Kasane's version, according to Semantic Versioning. This is its only definition: `scripts/version` reads it, and
    /// so do packages, source archives and the check of the public interface.
    static let version = "0.1.0"
}
