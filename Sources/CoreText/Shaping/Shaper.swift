import CHarfBuzz
import CoreGraphics

/// Converts the characters of a paragraph to glyphs with HarfBuzz.
struct Shaper: Sendable {
    private let source: TextSource
    /// The paragraph's units, with spaces for invisible ones.
    private let units: [UInt16]
    /// The start of the paragraph in the text.
    let start: Int

    init(_ source: TextSource, paragraph: Range<Int>) {
        self.source = source
        start = paragraph.lowerBound
        units = source.units[paragraph].map { $0 == .tab || $0.isLineEnd || $0 < 0x20 ? 0x20 : $0 }
    }

    /// Shapes a run: `run` specifies everything except its glyphs.
    func shape(_ run: inout ShapedRun) {
        let attributes = source.runs[run.attributes].attributes
        switch run.content {
        case .tab, .delegate: run.glyphs = placeholders(for: run, attributes)
        case .chosenGlyph: run.glyphs = chosenGlyph(for: run, attributes) ?? glyphs(of: run, attributes)
        case .text: run.glyphs = glyphs(of: run, attributes)
        }
        if run.orientation == .sideBySide { standSideBySide(&run) }
    }

    /// Shapes a run of text with tatweel inserted between letters, which belongs to the preceding letter.
    ///
    /// - Parameter strokes: the number of strokes before the letter that starts at a unit of the text.
    func shape(_ run: inout ShapedRun, strokes: [Int: Int]) {
        let text = StretchedText(units, start: start, run.range, strokes: strokes)
        run.glyphs = glyphs(of: run, source.runs[run.attributes].attributes, as: text)
    }

    private func glyphs(
        of run: ShapedRun, _ attributes: TextAttributes, as stretched: StretchedText? = nil
    ) -> [ShapedGlyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        if let stretched {
            add(stretched.units, stretched.part, to: buffer)
        } else {
            add(units, run.range.lowerBound - start..<run.range.upperBound - start, to: buffer)
        }
        shape(run, attributes, in: buffer)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let scale = CGFloat(run.font.shaping.emsPerMeasure) * run.font.size
        let matrix = run.font.matrix
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        for i in 0..<Int(count) {
            let (info, position) = (infos[i], positions[i])
            if run.orientation == .upright {
                glyphs.append(upright(info, position, in: run, scale: scale))
                continue
            }
            var offset = CGPoint.zero
            if position.x_offset != 0 || position.y_offset != 0 {
                let (x, y) = (CGFloat(position.x_offset) * scale, CGFloat(position.y_offset) * scale)
                offset = CGPoint(x: x * matrix.a + y * matrix.c, y: x * matrix.b + y * matrix.d)
            }
            glyphs.append(
                ShapedGlyph(
                    glyph: CGGlyph(truncatingIfNeeded: info.codepoint),
                    unit: stretched?.origins[Int(info.cluster)] ?? start + Int(info.cluster),
                    advance: CGFloat(position.x_advance) * scale * matrix.a, offset: offset,
                    canBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0))
        }
        space(&glyphs, in: run, attributes)
        return glyphs
    }

    /// Adds a range of a text to HarfBuzz's buffer, with the surrounding text as context.
    private func add(_ units: [UInt16], _ part: Range<Int>, to buffer: OpaquePointer?) {
        units.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(clamping: units.count), UInt32(part.lowerBound),
                Int32(clamping: part.count))
        }
    }

    private func shape(_ run: ShapedRun, _ attributes: TextAttributes, in buffer: OpaquePointer?) {
        let isUpright = run.orientation == .upright
        hb_buffer_set_direction(
            buffer, isUpright ? HB_DIRECTION_TTB : run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, run.script.tag)
        if let language = attributes.language ?? run.font.language ?? attributes.font.language {
            hb_buffer_set_language(buffer, hb_language_from_string(language, Int32(clamping: language.utf8.count)))
        }
        let features = Shaper.features(run.font, attributes).map {
            hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)
        }
        hb_shape(run.font.shaping.font, buffer, features, UInt32(features.count))
    }

    private static func features(_ font: CTFont, _ attributes: TextAttributes) -> [FontFeature] {
        var features: [FontFeature] = []
        if attributes.ligatures == .required || attributes.tracking != 0 {
            features += [FontFeature("liga", 0), FontFeature("clig", 0)]
        } else if attributes.ligatures == .all {
            features += [FontFeature("dlig", 1), FontFeature("hlig", 1)]
        }
        switch attributes.sideBySideCount {
        case 2: features.append(FontFeature("hwid", 1))
        case 3: features.append(FontFeature("twid", 1))
        case 4: features.append(FontFeature("qwid", 1))
        default: break
        }
        if attributes.kern == 0 { features.append(FontFeature("kern", 0)) }
        // If both specify the same feature, HarfBuzz uses the last.
        return features + font.features
    }

    /// Returns an invisible glyph for each unit of a tab or of a run delegate.
    private func placeholders(for run: ShapedRun, _ attributes: TextAttributes) -> [ShapedGlyph] {
        // The width of a tab depends on the line.
        let width = run.content == .delegate ? attributes.runDelegate?.width ?? 0 : 0
        let glyph = run.font.shaping.glyph(for: " ")
        return run.range.map { unit in
            ShapedGlyph(glyph: glyph, unit: unit, advance: width, offset: .zero, canBreakBefore: true)
        }
    }

    /// Returns the glyph that was chosen for the whole run; nil for part of its text.
    private func chosenGlyph(for run: ShapedRun, _ attributes: TextAttributes) -> [ShapedGlyph]? {
        guard let info = attributes.glyphInfo, let glyph = info.glyph(in: run.font),
            source.units[run.range].elementsEqual(info.baseString.utf16)
        else { return nil }
        var glyphs = [
            ShapedGlyph(
                glyph: glyph, unit: run.range.lowerBound, advance: run.font.advance(of: glyph), offset: .zero,
                canBreakBefore: true)
        ]
        let extra = (attributes.kern ?? 0) + attributes.tracking
        glyphs[0].advance += extra
        return glyphs
    }

    private func hasLineEnd(_ range: Range<Int>) -> Bool {
        source.units.withUnsafeBufferPointer { units in
            var index = range.lowerBound
            while index < range.upperBound {
                let unit = units[index]
                if unit < 0x20 || unit > 0x7E, unit.isLineEnd { return true }
                index += 1
            }
            return false
        }
    }

    /// Adds the spacing of attributes and the font between characters, and removes the width of line ends.
    private func space(_ glyphs: inout [ShapedGlyph], in run: ShapedRun, _ attributes: TextAttributes) {
        let extra = (attributes.kern ?? 0) + attributes.tracking + run.font.tracking
        if extra == 0, run.font.fixedAdvance == nil, !hasLineEnd(run.range) { return }
        for i in glyphs.indices {
            if source.isLineEnd(glyphs[i].unit) {
                glyphs[i].advance = 0
                continue
            }
            if let fixed = run.font.fixedAdvance { glyphs[i].advance = fixed }
            guard extra != 0 else { continue }
            // The space is after the cluster in its direction: left of its first glyph in right-to-left text.
            let isEdge =
                run.isRightToLeft
                ? i == 0 || glyphs[i - 1].unit != glyphs[i].unit
                : i == glyphs.count - 1 || glyphs[i + 1].unit != glyphs[i].unit
            guard isEdge else { continue }
            glyphs[i].advance += extra
            if run.isRightToLeft { glyphs[i].offset.x += extra }
        }
    }
}
