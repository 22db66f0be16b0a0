import CoreGraphics
import CoreText
import QuartzCore

/// A box for the line that a layer shows, for the next roll.
final class RollingLineBox {
    let line: RollingLine
    init(_ line: RollingLine) { self.line = line }
}

/// A line of text, as the characters that roll when the number in it changes.
struct RollingLine {
    /// A character with its position in the line, in points from the text's left edge.
    struct Letter: Equatable {
        let character: Character
        let left, right: CGFloat
        /// The character's range in the text, in UTF-16 units.
        let range: Range<Int>
    }

    let letters: [Letter]
    /// The height of the line, in points.
    let height: CGFloat
    /// Draws some characters, given as a range of UTF-16 units, into an image of an area.
    private let draw: (Range<Int>, CGRect) -> CGImage?

    /// Fails for text of several lines, or text that doesn't fit, which is pushed as a whole.
    init?(_ block: TextBlock, _ string: String, draw: @escaping (Range<Int>, CGRect) -> CGImage?) {
        guard block.lines.count == 1, !block.isTruncated, let line = block.lines.first else { return nil }
        var letters: [Letter] = []
        var offset = 0
        for character in string {
            let end = offset + character.utf16.count
            let edges = [offset, end].map { line.origin.x + CTLineGetOffsetForStringIndex(line.line, $0, nil) }
            letters.append(
                Letter(
                    character: character, left: min(edges[0], edges[1]), right: max(edges[0], edges[1]),
                    range: offset..<end))
            offset = end
        }
        (self.letters, height, self.draw) = (letters, block.size.height, draw)
    }

    /// Returns the image of a single character, and its frame in the text's space: glyphs overhang their advance
    /// widths.
    func picture(of letter: Letter) -> (image: CGImage?, frame: CGRect) {
        let margin = (min(height, 100) / 2).rounded(.up)
        let left = letter.left.rounded(.down) - margin
        let frame = CGRect(
            x: left, y: -margin, width: letter.right.rounded(.up) + margin - left, height: height + 2 * margin)
        return (draw(letter.range, frame), frame)
    }

    private static let key = "kasaneRollingLine"

    /// Returns the line that a layer showed last.
    static func last(in layer: CALayer) -> RollingLine? { (layer.value(forKey: key) as? RollingLineBox)?.line }

    /// Stores the line that a layer shows now.
    static func keep(_ line: RollingLine?, in layer: CALayer) {
        layer.setValue(line.map { RollingLineBox($0) }, forKey: key)
    }

    /// Pairs the characters of this line with those of its replacement: from the first digit on by distance from the
    /// end, before it in order.
    func pairs(with new: RollingLine) -> [(old: Letter?, new: Letter?)] {
        func prefix(_ letters: [Letter]) -> Int { letters.firstIndex { $0.character.isNumber } ?? letters.count }
        let heads = (prefix(letters), prefix(new.letters))
        var pairs = RollingLine.paired(Array(letters[..<heads.0]), Array(new.letters[..<heads.1]), fromEnd: false)
        pairs += RollingLine.paired(Array(letters[heads.0...]), Array(new.letters[heads.1...]), fromEnd: true)
        return pairs
    }

    private static func paired(
        _ old: [Letter], _ new: [Letter], fromEnd: Bool
    ) -> [(old: Letter?, new: Letter?)] {
        let (a, b) = fromEnd ? (old.reversed() as [Letter], new.reversed() as [Letter]) : (old, new)
        return (0..<max(a.count, b.count)).map {
            (a.indices.contains($0) ? a[$0] : nil, b.indices.contains($0) ? b[$0] : nil)
        }
    }
}

/// Rolls the characters of a text's layer: changed ones move up or down, unchanged ones move to their new positions.
@MainActor
struct TextRoller {
    let layer: CALayer
    let transaction: Transaction
    let goesUp: Bool

    /// Rolls from one line to another. The layer already has the new image, and shows it again at the end.
    func roll(from old: RollingLine, to new: RollingLine) {
        guard let pace = transaction.visibleAnimation?.pace else { return }
        let duration = min(pace.duration, 60)
        let stage = CALayer()
        stage.name = TextRoller.stageName
        TextRoller.clear(layer)
        CATransaction.withoutActions { layer.addSublayer(stage) }
        for pair in old.pairs(with: new) {
            switch (pair.old, pair.new) {
            case (let from?, let to?) where from.character == to.character:
                move(piece(to, of: new, in: stage), from: from.left - to.left)
            case (let from, let to):
                if let to { come(piece(to, of: new, in: stage), new.height) }
                if let from { go(piece(from, of: old, in: stage), old.height) }
            }
        }
        hideContents(duration)
        // The animations hide the layers; this frees them.
        MediaClock.call(at: CACurrentMediaTime() + duration) { [weak stage] in
            MainActor.assumeIsolated { CATransaction.withoutActions { stage?.removeFromSuperlayer() } }
        }
    }

    private static let stageName = "kasane.rolling"

    /// Removes a roll that is still in progress.
    static func clear(_ layer: CALayer) {
        for stage in layer.sublayers ?? [] where stage.name == stageName {
            CATransaction.withoutActions { stage.removeFromSuperlayer() }
        }
        layer.removeAnimation(forKey: stageName)
    }

    /// Returns a layer that shows one character of a line.
    private func piece(_ letter: RollingLine.Letter, of line: RollingLine, in stage: CALayer) -> CALayer {
        let piece = CALayer()
        let (image, frame) = line.picture(of: letter)
        CATransaction.withoutActions {
            piece.contents = image
            piece.contentsScale = layer.contentsScale
            piece.frame = frame
            stage.addSublayer(piece)
        }
        return piece
    }

    private func move(_ piece: CALayer, from distance: CGFloat) { change(piece, from: (distance, 0, 1), to: (0, 0, 1)) }

    private func come(_ piece: CALayer, _ height: CGFloat) {
        change(piece, from: (0, goesUp ? height * 0.6 : -height * 0.6, 0), to: (0, 0, 1))
    }

    private func go(_ piece: CALayer, _ height: CGFloat) {
        change(piece, from: (0, 0, 1), to: (0, goesUp ? -height * 0.6 : height * 0.6, 0))
    }

    private typealias State = (x: CGFloat, y: CGFloat, opacity: Float)

    /// Animates a character between two states, given as offsets from its position.
    private func change(_ piece: CALayer, from start: State, to end: State) {
        let place = piece.position
        CATransaction.withoutActions {
            piece.position = CGPoint(x: place.x + start.x, y: place.y + start.y)
            piece.opacity = start.opacity
        }
        piece.set("position", to: CGPoint(x: place.x + end.x, y: place.y + end.y), transaction)
        piece.set("opacity", to: end.opacity, transaction)
    }

    /// Hides the layer's own contents while its characters roll.
    private func hideContents(_ duration: Double) {
        let clear = Picture.draw(CGSize(width: 1, height: 1), scale: 1) { _ in }
        let hiding = CABasicAnimation(keyPath: "contents")
        (hiding.fromValue, hiding.toValue, hiding.duration) = (clear, clear, duration)
        layer.add(hiding, forKey: TextRoller.stageName)
    }
}
