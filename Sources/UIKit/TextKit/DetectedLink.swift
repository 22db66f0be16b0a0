import Foundation

/// A link detected in a text, which isn't an attribute of it.
struct DetectedLink {
    /// In UTF-16 units.
    var range: Range<Int>
    var url: URL
}
