import Foundation

/// A link that was found in a text, and is no attribute of it.
struct DetectedLink {
    /// In UTF-16 units.
    var range: Range<Int>
    var url: URL
}
