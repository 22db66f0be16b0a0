import CoreGraphics
public import Foundation

/// Provides selection navigation with a text and its layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselectiondatasource)
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for characters, words, sentences, paragraphs or lines from a location on, with their text, their
    /// ranges, and their ranges including what separates them from the next, until it stops.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the unit that encloses a location; nil for an empty text.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?
    /// Returns the location at an offset from another, in units; nil beyond the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the offset between two locations, in units.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the base writing direction at a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a block for the caret positions on a location's line, from left to right in the container, with their
    /// locations and whether they are at the leading edge of the characters there, until it stops.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the line at a point of the container; nil if there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls a block for the boundaries of containers from a location on. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the layout orientation. Optional; horizontal by default.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }

    /// Returns the layout orientation: horizontal.
    public func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
