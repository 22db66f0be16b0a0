import CoreGraphics

extension CTLine {
    /// The bounding box of the line's glyph outlines, relative to its origin; null for a blank line.
    var imageBounds: CGRect {
        let base = runs.reduce(CGRect.null) { $0.union($1.imageBounds(0..<$1.glyphs.count)) }
        return rubies.reduce(base) { $0.union($1.imageBounds) }
    }

    /// The user-perceived characters, from left to right.
    var charactersFromLeft: [CharacterSpan] {
        characters.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    }

    /// Returns the text index nearest to `x`.
    func place(at x: CGFloat) -> Int {
        // Line breaks have no width, so no point lies on them.
        let visible = charactersFromLeft.filter { $0.right > $0.left }
        guard let first = visible.first, !x.isNaN else { return range.lowerBound }
        let character = visible.last { $0.left <= x } ?? first
        let isLeftHalf = x < (character.left + character.right) / 2
        return isLeftHalf == character.isRightToLeft ? character.range.upperBound : character.range.lowerBound
    }

    /// Returns the offsets of a text index from the line's origin, in the outer and the inner text that meet there.
    func offsets(of place: Int) -> (primary: CGFloat, secondary: CGFloat) {
        let next = firstCharacter(endingAfter: place)
        let after = next < characters.count ? characters[next] : nil
        let before = next > 0 ? characters[next - 1] : nil
        // At the line's ends the paragraph's direction applies.
        let (start, end) = isRightToLeft ? (width, 0) : (0, width)
        let leading = after?.leading ?? end
        let trailing = before?.trailing ?? start
        let isInner = (after?.level ?? baseLevel) > (before?.level ?? baseLevel)
        if after?.level ?? baseLevel == before?.level ?? baseLevel {
            let offset = after == nil ? trailing : leading
            return (offset, offset)
        }
        return isInner ? (trailing, leading) : (leading, trailing)
    }

    /// Returns the index of the first character, in text order, that ends after `place`.
    private func firstCharacter(endingAfter place: Int) -> Int {
        characters.partitioningIndex { $0.range.upperBound > place }
    }

    /// The widths of the punctuation at both ends that may hang into the margins.
    var hangingPunctuation: (left: CGFloat, right: CGFloat) {
        let visible = charactersFromLeft.filter { !paragraphs.source.isSpace($0.range.lowerBound) }
        func width(_ character: CharacterSpan?) -> CGFloat {
            guard let character, let scalar = Unicode.Scalar(paragraphs.source.units[character.range.lowerBound]) else {
                return 0
            }
            switch scalar.properties.generalCategory {
            case .initialPunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation:
                return character.right - character.left
            default: return 0
            }
        }
        return (width(visible.first), visible.count > 1 ? width(visible.last) : 0)
    }
}
