/// A persistent list of sublayers, shared by versions of a tree: replacing one layer copies only its chunk of the list,
/// so that a change costs the same among a hundred thousand siblings as among a few hundred.
///
/// It counts the layers that are animated, that may leave the shared plane and that may do more than add coverage, so
/// that a change doesn't need to visit all of them.
package struct RenderSublayers: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    /// The first chunk; for most lists the only one.
    private var first: [RenderLayer]
    /// The other chunks, of `pieceCount` layers each, except for the last one.
    private var rest: [[RenderLayer]] = []
    private let length: Int32
    private(set) var animatedCount: Int32
    private var nonCoplanarCount: Int32
    private var nonCoveringCount: Int32
    /// An upper bound of the layers' heights; -1 for no layers.
    private(set) var maxHeight: Int32

    /// About the square root of the longest lists, at which copying a chunk costs as much as copying the list of
    /// chunks.
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
        nonCoveringCount = layers.reduce(0) { $0 + ($1.subtreeOnlyCovers ? 0 : 1) }
        maxHeight = layers.reduce(-1) { Swift.max($0, $1.height) }
    }

    /// Whether the layers are always coplanar, so that their order is the painting order.
    var stayCoplanar: Bool { nonCoplanarCount == 0 }

    /// Whether opaque pixels below the layers stay opaque.
    var onlyCover: Bool { nonCoveringCount == 0 }

    package init(arrayLiteral layers: RenderLayer...) { self.init(layers) }

    /// Replaces the older version of a layer by the newer one; it is probably at `hint`.
    package mutating func replace(with new: RenderLayer, hint: Int) {
        let isThere = indices.contains(hint) && self[hint].identity == new.identity
        guard let index = isThere ? hint : firstIndex(where: { $0.identity == new.identity }) else { return }
        let old = self[index]
        let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceCount)
        if piece == 0 { first[place] = new } else { rest[piece - 1][place] = new }
        animatedCount += (new.subtreeHasAnimations ? 1 : 0) - (old.subtreeHasAnimations ? 1 : 0)
        nonCoplanarCount += (new.staysCoplanar ? 0 : 1) - (old.staysCoplanar ? 0 : 1)
        nonCoveringCount += (new.subtreeOnlyCovers ? 0 : 1) - (old.subtreeOnlyCovers ? 0 : 1)
        // It never decreases, since that would need a visit to all layers: an upper bound is enough to release deep
        // trees safely.
        maxHeight = Swift.max(maxHeight, new.height)
    }

    // MARK: RandomAccessCollection

    package var startIndex: Int { 0 }
    package var endIndex: Int { Int(length) }

    /// An unretained reference to a layer, valid while the list is alive.
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
