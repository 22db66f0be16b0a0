import CoreGraphics
import CoreText
import Foundation

/// Reads the bytes as text in runs with attributes, and lays it out: as a line, truncated and justified, and in frames.
func layOutText(_ bytes: UnsafeRawBufferPointer) {
    var stream = ByteStream(bytes)
    let (path, width, origin) = (shape(&stream), stream.number(), stream.point())
    let mode = stream.element(of: [CTLineTruncationType.start, .end, .middle])
    let text = NSMutableAttributedString()
    while !stream.isAtEnd, text.length < 1024 {
        let attributes = attributes(&stream)
        let piece = UnsafeRawBufferPointer(rebasing: stream.rest.prefix(1 + stream.choice(48)))
        for _ in piece { _ = stream.byte() }
        let start = text.length
        text.append(NSAttributedString(string: String(decoding: piece, as: UTF8.self)))
        text.addAttributes(attributes, range: NSRange(location: start, length: text.length - start))
    }
    defer { text.forgetAttributes() }
    let line = CTLineCreateWithAttributedString(text)
    let dots = CTLineCreateWithAttributedString(NSAttributedString(string: "\u{2026}"))
    for line in [
        line, CTLineCreateTruncatedLine(line, Double(width), mode, dots),
        CTLineCreateJustifiedLine(line, origin.x, Double(width)),
    ] {
        if let line { measure(line, at: origin) }
    }
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), path, nil)
    var fitting = CFRange()
    _ = CTFramesetterSuggestFrameSizeWithConstraints(
        framesetter, CFRange(), nil, CGSize(width: width, height: .greatestFiniteMagnitude), &fitting)
    let context = bitmapContext(width: 40, height: 30)
    context.map { CTFrameDraw(frame, $0) }
    drawDocument { CTFrameDraw(frame, $0) }
}

extension NSMutableAttributedString {
    /// Removes all attributes, which Foundation on Linux leaks when the string is deallocated.
    func forgetAttributes() { setAttributes(nil, range: NSRange(location: 0, length: length)) }
}

private func measure(_ line: CTLine, at point: CGPoint) {
    _ = CTLineGetTypographicBounds(line, nil, nil, nil)
    _ = CTLineGetBoundsWithOptions(line, [.useGlyphPathBounds])
    _ = CTLineGetImageBounds(line, nil)
    let index = CTLineGetStringIndexForPosition(line, point)
    _ = CTLineGetOffsetForStringIndex(line, index, nil)
    _ = CTLineGetPenOffsetForFlush(line, point.x, Double(point.y))
    CTLineEnumerateCaretOffsets(line) { _, _, _, _ in }
}

private func shape(_ stream: inout ByteStream) -> CGPath {
    let path = CGMutablePath()
    switch stream.choice(4) {
    case 0: path.addRect(CGRect(x: 0, y: 0, width: 40, height: 30))
    case 1: path.addEllipse(in: stream.rect())
    case 2: path.addLines(between: stream.points(upTo: 6))
    default: path.addRect(stream.rect())
    }
    return path
}

private func attributes(_ stream: inout ByteStream) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    let fonts = ["LiberationSans", "NotoSansArabic-Regular", "NotoColorEmoji", "NotoSansDevanagari-Regular"]
    let which = stream.byte()
    if which & 1 != 0 {
        result[.font] = CTFontCreateWithName(stream.element(of: fonts), stream.number(), nil)
    }
    let numbers: [CFString] = [
        kCTKernAttributeName, kCTTrackingAttributeName, kCTStrokeWidthAttributeName, kCTBaselineOffsetAttributeName,
        kCTSuperscriptAttributeName, kCTUnderlineStyleAttributeName, kCTLigatureAttributeName,
    ]
    if which & 2 != 0 { result[NSAttributedString.Key(stream.element(of: numbers))] = Double(stream.number()) }
    if which & 4 != 0 { result[.paragraphStyle] = paragraphStyle(&stream) }
    if which & 8 != 0 { result[NSAttributedString.Key(kCTLanguageAttributeName)] = stream.flag() ? "ja" : "\u{0}x" }
    return result
}

private func paragraphStyle(_ stream: inout ByteStream) -> CTParagraphStyle {
    let specifiers: [CTParagraphStyleSpecifier] = [
        .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineHeightMultiple, .maximumLineHeight,
        .minimumLineHeight, .paragraphSpacing, .paragraphSpacingBefore, .maximumLineSpacing, .minimumLineSpacing,
        .lineSpacingAdjustment,
    ]
    var alignment = stream.element(of: [CTTextAlignment.left, .right, .center, .justified, .natural])
    var mode = stream.element(
        of: [CTLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingMiddle])
    var tabs: CFArray = stream.numbers(upTo: 3).map { CTTextTabCreate(.right, Double($0), nil) }
    var distance = stream.number()
    let specifier = stream.element(of: specifiers)
    return withUnsafePointer(to: &alignment) { alignment in
        withUnsafePointer(to: &mode) { mode in
            withUnsafePointer(to: &tabs) { tabs in
                withUnsafePointer(to: &distance) { distance in
                    let settings = [
                        CTParagraphStyleSetting(
                            spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                        CTParagraphStyleSetting(
                            spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: mode),
                        CTParagraphStyleSetting(
                            spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: tabs),
                        CTParagraphStyleSetting(
                            spec: specifier, valueSize: MemoryLayout<CGFloat>.size, value: distance),
                    ]
                    return CTParagraphStyleCreate(settings, settings.count)
                }
            }
        }
    }
}
