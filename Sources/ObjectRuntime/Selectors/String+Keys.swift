extension String {
    /// The key with its first letter capitalized, as used in the names of accessors.
    var capitalizedKey: String { prefix(1).uppercased() + dropFirst() }
}
