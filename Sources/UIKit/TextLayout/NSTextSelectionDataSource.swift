import CoreGraphics
public import Foundation

/// What a selection's navigation knows of a text and its layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselectiondatasource)
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for characters, words, sentences, paragraphs or lines from a place on, with what they are, their
    /// ranges, and their ranges with what stands between them and the next, until it stops.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the unit around a place; nil for an empty text.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?
    /// Returns the place so many units from another one; nil beyond the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the number of units between two places.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the writing direction of a place's line.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a block for where cursors stand on a place's line, from left to right in the container, with their places and
    /// whether they are before the characters there, until it stops.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the line at a point of the container; nil where there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls a block for the ends of containers from a place on. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the direction of lines. Optional; across by default.
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

    /// Returns the direction of lines: across.
    public func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
