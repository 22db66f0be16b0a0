extension NSLayoutConstraint {
    /// Creates constraints from a visual format such as `H:|-[name(>=80)]-(8@750)-[field]-20-|`.
    ///
    /// `|` is the superview and `-` a spacing: the standard one of 8 points, the superview's margins beside `|`, or the
    /// given one. Parentheses contain sizes: numbers or names of metrics or views, with `==`, `>=` or `<=` before and
    /// `@priority` after. A malformed format yields no constraints and a message with the position of the error.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:))
    ///
    /// - Parameters:
    ///   - opts: the alignment of the views and the direction of layout.
    ///   - format: the visual format.
    ///   - metrics: numbers by name.
    ///   - views: views and guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format)
            let line = try parser.parse()
            return try VisualFormatBuilder(line: line, options: opts, metrics: metrics ?? [:], views: views).build()
        } catch {
            reportOnce(
                "A visual format can't be read: \(error.reason)\n    \(format)\n    "
                    + String(repeating: " ", count: error.place) + "^")
            return []
        }
    }
}

/// An error in a visual format, with its character position.
struct VisualFormatError: Error {
    var reason: String
    var place: Int
}
