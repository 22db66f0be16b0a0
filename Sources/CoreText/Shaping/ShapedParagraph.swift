import CoreGraphics

/// What analysis and shaping make of a paragraph: all of it that colours, decorations and lines don't change.
struct ShapedParagraph: Sendable {
    let levels: BidiLevels
    let boundaries: TextBoundaries
    /// In the order of the text, without gaps.
    let runs: [ShapedRun]
    /// The width of what people see as a character, in points, for each unit that starts one; else 0.
    let advances: [CGFloat]
}

extension ShapedParagraph {
    /// All that a shape depends on.
    struct Key: Hashable, Sendable {
        private let units: [UInt16]
        /// Where the paragraph starts in its text, in which glyphs are counted.
        private let start: Int
        private let runs: [Run]
        private let level: UInt8?
        private let direction: CTWritingDirection
        private let keepsHangulWords: Bool
        /// Fonts that are registered may take the place of others.
        private let fontGeneration: Int

        private struct Run: Hashable {
            /// The place of its attributes among the text's.
            let index: Int
            let range: Range<Int>
            let font: CTFont
            let kern: CGFloat?
            let tracking: CGFloat
            let ligatures: TextAttributes.Ligatures
            let language: String?
        }

        /// Nil for a paragraph that is shaped anew each time: a long one, and one in which more than text counts.
        init?(
            _ source: TextSource, _ range: Range<Int>, runs indices: Range<Int>, level: UInt8?,
            _ settings: ParagraphSettings
        ) {
            guard range.count <= Self.maxLength else { return nil }
            var runs: [Run] = []
            for index in indices {
                let run = source.runs[index]
                let attributes = run.attributes
                // The cache would keep a font in memory alive.
                guard attributes.isPlainText, !attributes.font.face.source.isInMemory else { return nil }
                runs.append(
                    Run(
                        index: index, range: run.range.clamped(to: range), font: attributes.font,
                        kern: attributes.kern, tracking: attributes.tracking, ligatures: attributes.ligatures,
                        language: attributes.language))
            }
            self.runs = runs
            units = Array(source.units[range])
            start = range.lowerBound
            self.level = level
            direction = settings.baseWritingDirection
            keepsHangulWords = settings.lineBreakStrategy.contains(.hangulWordPriority)
            fontGeneration = FontDatabase.shared.generation
        }

        func hash(into hasher: inout Hasher) {
            units.withUnsafeBytes { hasher.combine(bytes: $0) }
            for run in runs { hasher.combine(run.font) }
        }

        /// In UTF-16 units.
        private static let maxLength = 2048
    }

    /// The shapes that were asked for lately, of some 64,000 characters at most, each of which takes about 60 bytes.
    private static let shapes = GenerationalCache<Key, ShapedParagraph>(limit: 1 << 15) { $0.advances.count + 32 }

    fileprivate static func forgetAll() { shapes.removeAll() }

    /// The shape that is kept, or what `make` makes.
    static func shape(for key: Key?, _ make: () -> ShapedParagraph) -> ShapedParagraph {
        guard let key else { return make() }
        if let kept = shapes[key] { return kept }
        let shape = make()
        if !shape.runs.contains(where: \.font.face.source.isInMemory) {
            shapes.insert(shape, for: key)
        }
        return shape
    }
}

/// Forgets the shapes of all paragraphs, so that what else keeps memory of texts can be told.
package func forgetShapedParagraphs() { ShapedParagraph.forgetAll() }

extension TextAttributes {
    /// Whether characters become glyphs by the font and the spacing alone.
    fileprivate var isPlainText: Bool {
        runDelegate == nil && glyphInfo == nil && ruby == nil && !isVertical && sideBySideCount == 0
            && writingDirections.isEmpty
    }
}
