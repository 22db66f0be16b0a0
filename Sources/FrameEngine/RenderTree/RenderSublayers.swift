/// A list of sublayers that versions of a tree share: a new copy of one layer copies the piece of the list that it is
/// in, not the rest, so that a change costs the same among a hundred thousand siblings as among a few hundred.
///
/// It knows how many of the layers have animations, and how many may leave the plane that they share, so that it need not
/// look at all when one changes.
package struct RenderSublayers: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    /// The first layers; for most lists all of them.
    private var first: [RenderLayer]
    /// The others, in pieces of `pieceCount`, except the last one.
    private var rest: [[RenderLayer]] = []
    private let length: Int32
    private(set) var animatedCount: Int32
    private var nonCoplanarCount: Int32
    /// At least the height of each layer; -1 for no layers.
    private(set) var maxHeight: Int32

    /// About the square root of the longest lists, where copying a piece costs as much as copying the list of them.
    private static let pieceCount = 256

    package init(_ layers: [RenderLayer]) {
        let size = Self.pieceCount
        if layers.count <= size {
            first = layers
        } else {
            first = Array(layers[..<size])
            rest = stride(from: size, to: layers.count, by: size).map { start in
                Array(layers[start..<Swift.min(start + size, layers.count)])
            }
        }
        length = Int32(layers.count)
        animatedCount = layers.reduce(0) { $0 + ($1.subtreeHasAnimations ? 1 : 0) }
        nonCoplanarCount = layers.reduce(0) { $0 + ($1.staysCoplanar ? 0 : 1) }
        maxHeight = layers.reduce(-1) { Swift.max($0, $1.height) }
    }

    /// Whether the layers always lie in one plane, so that their order is the order of painting.
    var stayCoplanar: Bool { nonCoplanarCount == 0 }

    package init(arrayLiteral layers: RenderLayer...) { self.init(layers) }

    /// Puts the newer copy of a layer in the place of the older one, which is likely at `hint`.
    package mutating func replace(with new: RenderLayer, hint: Int) {
        let isThere = indices.contains(hint) && self[hint].identity == new.identity
        guard let index = isThere ? hint : firstIndex(where: { $0.identity == new.identity }) else { return }
        let old = self[index]
        let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceCount)
        if piece == 0 { first[place] = new } else { rest[piece - 1][place] = new }
        animatedCount += (new.subtreeHasAnimations ? 1 : 0) - (old.subtreeHasAnimations ? 1 : 0)
        nonCoplanarCount += (new.staysCoplanar ? 0 : 1) - (old.staysCoplanar ? 0 : 1)
        maxHeight = Swift.max(maxHeight, new.height)
    }

    // MARK: RandomAccessCollection

    package var startIndex: Int { 0 }
    package var endIndex: Int { Int(length) }

    /// A layer that is used while the list is kept.
    @inline(__always)
    func unretained(at index: Int) -> Unmanaged<RenderLayer> {
        if index < Self.pieceCount { return .passUnretained(first[index]) }
        let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceCount)
        return .passUnretained(rest[piece - 1][place])
    }

    package subscript(index: Int) -> RenderLayer {
        if index < Self.pieceCount { return first[index] }
        let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceCount)
        return rest[piece - 1][place]
    }
}
