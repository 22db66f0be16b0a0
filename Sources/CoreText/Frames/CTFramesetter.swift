public import CoreGraphics

/// Lays out text in paths.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctframesetter)
public final class CTFramesetter: _CFObject, Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    package convenience init(_ text: StyledText) { self.init(CTTypesetter(text)) }
}

/// Creates a framesetter for an attributed string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(StyledText(attrString))
}

/// Creates a framesetter for a typesetter's text.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter)
}

/// Returns the framesetter's typesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Lays out a range of the text in a path, from top to bottom or as specified by `kCTFrameProgressionAttributeName`; a
/// length of 0 means up to the end.
///
/// Lines stay inside the path and outside the clipping paths in `frameAttributes`. Where the path's interior is split
/// at a line's height, each part gets a line.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = framesetter.typesetter.clamp(stringRange)
    let box = path.boundingBox.isNull ? .zero : path.boundingBox
    let shape = FrameShape(path, attributes: frameAttributes)
    var layout = FrameLayout(paragraphs: framesetter.typesetter.paragraphs, range: range)
    return CTFrame(
        path: path, attributes: frameAttributes, range: range, layout: layout.fill(shape), box: box.size)
}

/// Returns the size of a range of the text within `constraints`, in points; a length of 0 means up to the end.
///
/// `CGFloat.greatestFiniteMagnitude` is unconstrained. The range that fits is stored in `fitRange`.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.typesetter.clamp(stringRange)
    var layout = FrameLayout(paragraphs: framesetter.typesetter.paragraphs, range: range)
    let isVertical = CTFrameProgression(frameAttributes).isVertical
    let room = isVertical ? CGSize(width: constraints.height, height: constraints.width) : constraints
    let result = layout.fill(FrameShape(size: room))
    fitRange?.pointee = CFRange(location: range.lowerBound, length: result.end - range.lowerBound)
    // Widened spaces add up to the width except for rounding errors.
    let width = result.width <= room.width + 1e-6 ? min(result.width, room.width) : result.width
    return isVertical ? CGSize(width: result.height, height: width) : CGSize(width: width, height: result.height)
}
