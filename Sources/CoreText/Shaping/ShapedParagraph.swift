import CoreGraphics

/// The result of analysing and shaping a paragraph: everything that is independent of colours, decorations and lines.
struct ShapedParagraph: Sendable {
    let levels: BidiLevels
    let boundaries: TextBoundaries
    /// In text order, without gaps.
    let runs: [ShapedRun]
    /// The width of each user-perceived character, in points, at the unit that starts it; 0 for other units.
    let advances: [CGFloat]
}

extension ShapedParagraph {
    /// Everything that a shape depends on.
    struct Key: Hashable, Sendable {
        private let units: [UInt16]
        /// The start of the paragraph in its text, relative to which glyphs are indexed.
        private let start: Int
        private let runs: [Run]
        private let level: UInt8?
        private let direction: CTWritingDirection
        private let keepsHangulWords: Bool
        /// Registering fonts may replace others.
        private let fontGeneration: Int

        private struct Run: Hashable {
            /// The index of its attributes among the text's.
            let index: Int
            let range: Range<Int>
            let font: CTFont
            let kern: CGFloat?
            let tracking: CGFloat
            let ligatures: TextAttributes.Ligatures
            let language: String?
        }

        /// Returns nil for a paragraph that is not cached: a long one, and one that depends on more than text.
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

    /// Recently used shapes, of at most about 64,000 characters, each of which takes about 60 bytes.
    private static let shapes = GenerationalCache<Key, ShapedParagraph>(limit: 1 << 15) { $0.advances.count + 32 }

    fileprivate static func forgetAll() { shapes.removeAll() }

    /// Returns the cached shape, or the result of `make`.
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

/// Evicts the shapes of all paragraphs, so that other uses of memory by text can be measured.
package func forgetShapedParagraphs() { ShapedParagraph.forgetAll() }

extension TextAttributes {
    /// Whether glyphs depend only on the characters, the font and the spacing.
    fileprivate var isPlainText: Bool {
        runDelegate == nil && glyphInfo == nil && ruby == nil && !isVertical && sideBySideCount == 0
            && writingDirections.isEmpty
    }
}
