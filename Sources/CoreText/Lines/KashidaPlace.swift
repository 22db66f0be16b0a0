import CTextBoundaries
import CoreGraphics

/// A place in an Arabic word where the connection between two letters may be elongated.
struct KashidaPlace {
    /// The first unit of the letter before it.
    var letter: Int
    /// The unit of the letter after it, before which strokes are inserted.
    var next: Int
    /// The priority: lower ranks are used first.
    var rank: Int
}

extension KashidaPlace {
    /// Returns the places in each word that begins in a range of a text, the best of each word first.
    ///
    /// The order follows calligraphic preference, as in Microsoft's and other programs: at an existing tatweel, after
    /// seen and sad, before a final teh marbuta, heh or dal, before a final alef, tah, lam or kaf, before the beh of
    /// beh and reh or yeh, before a final waw, ain, qaf or feh, before any other final letter. Of two equal places the
    /// later one is used. The lam-alef ligature is not split.
    static func words(of units: [UInt16], in range: Range<Int>) -> [[KashidaPlace]] {
        var words: [[KashidaPlace]] = []
        var word: [Letter] = []
        var unit = range.lowerBound
        // A word may continue beyond a line: the next letter determines whether the last one of the line has a final
        // form.
        let limit = min(range.upperBound + maxLookAhead, units.count)
        while unit < range.upperBound || unit < limit && (word.last?.unit ?? .max) < range.upperBound {
            let (scalar, length) = units.scalar(at: unit, before: units.count)
            let letter = Letter(scalar, unit: unit)
            unit += length
            if letter.isMark { continue }
            if letter.belongsToWord {
                word.append(letter)
            } else if !word.isEmpty {
                words.append(places(in: word))
                word.removeAll()
            }
        }
        if !word.isEmpty { words.append(places(in: word)) }
        return words.map { $0.filter { $0.next < range.upperBound } }.filter { !$0.isEmpty }
    }

    private static func places(in word: [Letter]) -> [KashidaPlace] {
        word.indices.dropLast().compactMap { index in
            guard word[index].joins(word[index + 1]) else { return nil }
            return KashidaPlace(
                letter: word[index].unit, next: word[index + 1].unit, rank: rank(of: index, in: word))
        }.sorted { ($0.rank, -$0.letter) < ($1.rank, -$1.letter) }
    }

    /// Returns the rank of the place after a letter that joins the next.
    private static func rank(of index: Int, in word: [Letter]) -> Int {
        func isLast(_ index: Int) -> Bool { index + 1 == word.count || !word[index].touches(word[index + 1]) }
        let (before, after) = (word[index].shape, word[index + 1].shape)
        let endsThere = isLast(index + 1)
        if before == TEXT_SHAPE_TATWEEL || after == TEXT_SHAPE_TATWEEL && endsThere { return 0 }
        if before == TEXT_SHAPE_SEEN || before == TEXT_SHAPE_SAD { return 1 }
        guard endsThere else {
            let ends = after == TEXT_SHAPE_BEH && isLast(index + 2) ? word[index + 2].shape : TEXT_SHAPE_OTHER
            return ends == TEXT_SHAPE_REH || ends == TEXT_SHAPE_YEH ? 4 : 7
        }
        switch after {
        case TEXT_SHAPE_TEH_MARBUTA, TEXT_SHAPE_HEH, TEXT_SHAPE_DAL: return 2
        case TEXT_SHAPE_ALEF, TEXT_SHAPE_TAH, TEXT_SHAPE_LAM, TEXT_SHAPE_KAF: return 3
        case TEXT_SHAPE_WAW, TEXT_SHAPE_AIN, TEXT_SHAPE_QAF, TEXT_SHAPE_FEH: return 5
        default: return 6
        }
    }
}

/// In UTF-16 units: more marks than a letter has.
private let maxLookAhead = 32

/// A character of an Arabic text, with its joining behaviour.
private struct Letter {
    let unit: Int
    let shape: text_shape
    /// Whether it is a mark on a letter, through which that letter joins the next.
    let isMark: Bool
    let belongsToWord: Bool
    private let joining: UInt8

    init(_ scalar: Unicode.Scalar, unit: Int) {
        self.unit = unit
        let joining = text_joining(scalar.value)
        isMark = joining & UInt8(TEXT_JOINS_THROUGH) != 0
        let isLetter = scalar.properties.isAlphabetic
        // Non-joining characters, and those that join without a stroke, don't divide words.
        belongsToWord = isLetter || scalar == "\u{200C}" || scalar == "\u{200D}"
        self.joining = isLetter ? joining : 0
        shape = isLetter && joining != 0 ? text_shape_of(scalar.value) : TEXT_SHAPE_OTHER
    }

    /// Returns whether one stroke connects both letters.
    func touches(_ next: Letter) -> Bool {
        joining & UInt8(TEXT_JOINS_AFTER) != 0 && next.joining & UInt8(TEXT_JOINS_BEFORE) != 0
    }

    /// Returns whether that stroke may be elongated.
    func joins(_ next: Letter) -> Bool {
        touches(next) && !(shape == TEXT_SHAPE_LAM && next.shape == TEXT_SHAPE_ALEF)
    }
}
