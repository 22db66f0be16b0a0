/// The Objective-C names of Swift declarations.
enum SelectorName {
    /// Returns the selector of a method.
    ///
    /// Swift's rule: the first argument's label is capitalized and appended to the name, after "With" unless it begins
    /// with a preposition; further labels are unchanged. An error comes last, as `error:`, or as `AndReturnError:` if
    /// there are no arguments.
    ///
    /// - Parameter labels: one for each parameter; nil for none.
    static func method(_ name: String, labels: [String?], throwing: Bool = false) -> String {
        guard let first = labels.first else { return throwing ? name + "AndReturnError:" : name }
        var selector = name
        if let first { selector += (beginsWithPreposition(first) ? "" : "With") + capitalized(first) }
        selector += ":"
        for label in labels.dropFirst() { selector += (label ?? "") + ":" }
        return imported[selector] ?? (throwing ? selector + "error:" : selector)
    }

    /// `NSObject`'s methods that have shorter names in Swift, and the names that the rule yields.
    private static let imported = [
        "respondsTo:": "respondsToSelector:", "forwardingTargetFor:": "forwardingTargetForSelector:",
        "observeValueForKeyPath:of:change:context:": "observeValueForKeyPath:ofObject:change:context:",
    ]

    /// Returns the selector that sets a property.
    static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func beginsWithPreposition(_ label: String) -> Bool {
        prepositions.contains(String(label.prefix { $0.isLowercase }))
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "onto", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within", "without",
    ]
}
