public import CoreGraphics

/// Lays out text in shapes.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctframesetter)
public final class CTFramesetter: Hashable, Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    package convenience init(_ text: StyledText) { self.init(CTTypesetter(text)) }

    /// True when both are the same object.
    public static func == (a: CTFramesetter, b: CTFramesetter) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A framesetter of an attributed string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(StyledText(attrString))
}

/// A framesetter of a typesetter's text.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter)
}

/// The framesetter's typesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Fills a path with lines of a range of the text, from the top down; a length of 0 goes on to the end.
///
/// Lines keep inside the path, and outside of the clipping paths that `frameAttributes` may have. Where the path's inside
/// is in several parts at a line's height, each gets a line.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = framesetter.typesetter.clamp(stringRange)
    let box = path.boundingBox.isNull ? .zero : path.boundingBox
    let shape = FrameShape(path, attributes: frameAttributes)
    var layout = FrameLayout(paragraphs: framesetter.typesetter.paragraphs, range: range)
    return CTFrame(
        path: path, attributes: frameAttributes, range: range, layout: layout.fill(shape), height: box.height)
}

/// The size that a range of the text needs, within `constraints`, in points; a length of 0 goes on to the end.
///
/// `CGFloat.greatestFiniteMagnitude` is no constraint. The part of the text that fits is stored in `fitRange`.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.typesetter.clamp(stringRange)
    var layout = FrameLayout(paragraphs: framesetter.typesetter.paragraphs, range: range)
    let result = layout.fill(FrameShape(size: constraints))
    fitRange?.pointee = CFRange(location: range.lowerBound, length: result.end - range.lowerBound)
    return CGSize(width: result.width, height: result.height)
}
