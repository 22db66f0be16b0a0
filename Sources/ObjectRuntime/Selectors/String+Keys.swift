extension String {
    /// The key with a capital, as it stands in the names of accessors.
    var capitalizedKey: String { prefix(1).uppercased() + dropFirst() }
}
