public import CoreGraphics

/// A line of positioned glyphs.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctline)
public final class CTLine: _CFObject, Sendable {
    /// From left to right.
    let runs: [CTRun]
    /// In UTF-16 units of the text.
    let range: Range<Int>
    /// The paragraph's embedding level: 0 for left to right, 1 for right to left.
    let baseLevel: UInt8
    let bounds: TypographicBounds
    /// In points, including trailing white space.
    let width: CGFloat
    /// The width of trailing white space: at the right, or in a right-to-left paragraph at the left.
    let trailingSpace: CGFloat
    /// The text's paragraphs, for the lines that are derived from this one.
    let paragraphs: ParagraphCache
    /// The line's distance from the margin from which tabs are measured, in points.
    let offset: Double
    /// The user-perceived characters, in text order.
    let characters: [CharacterSpan]
    let rubies: [PlacedRuby]

    init(
        _ paragraphs: ParagraphCache, range: Range<Int>, offset: Double, baseLevel: UInt8, runs: [CTRun],
        foreign: Set<CTRun> = []
    ) {
        self.paragraphs = paragraphs
        self.range = range
        self.offset = offset
        self.baseLevel = baseLevel
        self.runs = runs
        width = runs.reduce(0) { $0 + $1.width }
        // A truncation token's characters are not part of the text.
        let own = runs.filter { !foreign.contains($0) }
        rubies = PlacedRuby.all(of: own)
        let all = runs.map(\.bounds) + rubies.map(\.bounds)
        bounds = all.reduce(nil) { $0?.union($1) ?? $1 } ?? TypographicBounds()
        characters = own.flatMap { CharacterSpan.all(of: $0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        trailingSpace = foreign.isEmpty ? CTLine.trailingSpace(characters, paragraphs.source) : 0
    }

    private static func trailingSpace(_ characters: [CharacterSpan], _ source: TextSource) -> CGFloat {
        characters.reversed().prefix { source.isSpace($0.range.lowerBound) }.reduce(0) { $0 + $1.right - $1.left }
    }

    package var isRightToLeft: Bool { baseLevel & 1 == 1 }
}

/// The position of a user-perceived character in a line.
struct CharacterSpan: Sendable {
    /// In UTF-16 units of the text.
    var range: Range<Int>
    /// Relative to the line's origin, in points.
    var left: CGFloat
    var right: CGFloat
    var level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }
    /// The character's start in its direction.
    var leading: CGFloat { isRightToLeft ? right : left }
    /// The character's end in its direction.
    var trailing: CGFloat { isRightToLeft ? left : right }
}

extension CharacterSpan {
    /// Returns the characters of a run, in text order. Characters that share glyphs divide their width.
    static func all(of run: CTRun) -> [CharacterSpan] {
        var spans: [CharacterSpan] = []
        let clusters = clusters(of: run)
        var next = 0
        for (i, cluster) in clusters.enumerated() {
            let end = i + 1 < clusters.count ? clusters[i + 1].unit : run.range.upperBound
            let first = next
            while next < run.characters.count, run.characters[next] < end { next += 1 }
            let count = next - first
            guard count > 0 else {
                // A continuation of the previous character that has its own glyphs.
                guard let last = spans.last else { continue }
                spans[spans.count - 1].left = min(last.left, cluster.left)
                spans[spans.count - 1].right = max(last.right, cluster.right)
                continue
            }
            let share = (cluster.right - cluster.left) / CGFloat(count)
            for k in 0..<count {
                let unit = run.characters[first + k]
                let after = first + k + 1 < run.characters.count ? run.characters[first + k + 1] : run.range.upperBound
                let place = CGFloat(run.isRightToLeft ? count - 1 - k : k)
                let left = cluster.left + place * share
                spans.append(CharacterSpan(range: unit..<after, left: left, right: left + share, level: run.level))
            }
        }
        return spans
    }

    /// Returns the glyphs of the same text units, in text order.
    private static func clusters(of run: CTRun) -> [(unit: Int, left: CGFloat, right: CGFloat)] {
        var clusters: [(unit: Int, left: CGFloat, right: CGFloat)] = []
        var pen = run.start
        for i in 0..<run.glyphs.count {
            let advance = run.advances.values[i].width
            if let last = clusters.last, last.unit == run.indices.values[i] {
                clusters[clusters.count - 1].right = pen + advance
            } else {
                clusters.append((run.indices.values[i], pen, pen + advance))
            }
            pen += advance
        }
        return clusters.sorted { $0.unit < $1.unit }
    }
}
