public import CoreGraphics

/// A tab stop: its location and the alignment of text at it.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/cttexttab)
public final class CTTextTab: Hashable, Sendable {
    let alignment: CTTextAlignment
    /// The distance from the paragraph's leading margin, in points.
    let location: Double
    /// The characters, in addition to tabs and line ends, that end a column.
    let terminators: CFCharacterSet?

    init(alignment: CTTextAlignment, location: Double, terminators: CFCharacterSet? = nil) {
        self.alignment = alignment
        self.location = location.isFinite ? location : 0
        self.terminators = terminators
    }

    /// Returns whether both have the same location, alignment and terminators.
    public static func == (a: CTTextTab, b: CTTextTab) -> Bool {
        a.alignment == b.alignment && a.location == b.location && a.terminators == b.terminators
    }

    /// Hashes the location, alignment and terminators.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}

/// The key of the characters, in addition to tabs and line ends, that end a tab's column: for columns of decimal
/// numbers.
public let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminatorsAttributeName"

/// Creates a tab stop `location` points from the leading margin. Text starts there (left), ends there (right), or is
/// centred there.
///
/// With `kCTTabColumnTerminatorsAttributeName` in `options`, right-aligned text ends at the stop with its first
/// terminator.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(
        alignment: alignment, location: location,
        terminators: options?[kCTTabColumnTerminatorsAttributeName] as? CFCharacterSet)
}

/// Returns the alignment of text at the stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }

/// Returns the location of the stop from the leading margin, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }

/// Returns the options that the stop was created with; nil for none.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
    tab.terminators.map { [kCTTabColumnTerminatorsAttributeName: $0] }
}
