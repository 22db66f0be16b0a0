/// Which pixels a shape covers and by how much, as sparse strips: runs of antialiased edge and runs of solid interior.
package struct Coverage: Sendable {
    /// The pixels outside which nothing is covered.
    package var bounds: PixelRect { fatalError("stub") }
    package var isEmpty: Bool { bounds.isEmpty }

    /// The exact area that `path`, seen through `projection`, covers of each pixel inside `clip`.
    package init(
        _ path: Path, rule: FillRule = .nonZero, through projection: Projection = .identity, clip: PixelRect,
        antialiased: Bool = true
    ) {
        fatalError("stub")
    }

    /// Every pixel of `rect`, wholly.
    package init(_ rect: PixelRect) { fatalError("stub") }

    /// The levels of a mask as coverage.
    package init(_ mask: AlphaMask) { fatalError("stub") }

    /// The same coverage moved by whole pixels, and cut to `clip`.
    package func offsetBy(x: Int, y: Int, clip: PixelRect) -> Coverage { fatalError("stub") }

    /// The product of two coverages: what lies in both.
    package func intersection(_ other: Coverage) -> Coverage { fatalError("stub") }

    /// True when every pixel of `rect` is wholly covered.
    package func covers(_ rect: PixelRect) -> Bool { fatalError("stub") }
}
