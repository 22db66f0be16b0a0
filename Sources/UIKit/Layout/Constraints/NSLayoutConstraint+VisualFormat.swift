extension NSLayoutConstraint {
    /// Constraints from a line such as `H:|-[name(>=80)]-(8@750)-[field]-20-|`.
    ///
    /// `|` is the superview, `-` a distance: the standard one of 8 points, the superview's margins beside `|`, or the one
    /// given. In parentheses stand sizes, numbers, names of metrics or views, with `==`, `>=` or `<=` before and
    /// `@priority` after. A line that can't be read gives no constraints, and a message that says where it goes wrong.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:))
    ///
    /// - Parameters:
    ///   - opts: what the views share across the line, and which way it goes.
    ///   - format: the line.
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

/// What is wrong with a visual format, and at which character.
struct VisualFormatError: Error {
    var reason: String
    var place: Int
}
