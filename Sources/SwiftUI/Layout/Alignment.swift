public import CoreGraphics

/// The identifier of an alignment, which provides the guide's default position in a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alignmentid)
public protocol AlignmentID: SendableMetatype {
    /// The guide's distance from the view's top left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// What the guides of several views come to for the view that holds them; their mean by default. Nil where none says
    /// anything.
    static func _combine(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    public static func _combine(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

/// A guide in one of the two directions.
package struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// The guides that are set explicitly somewhere in a hierarchy: others need not be queried.
struct ExplicitGuides {
    private var keys: Set<AlignmentKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    /// Whether there is a layout that may place any.
    private var mayBeAny = false

    mutating func note(_ key: AlignmentKey?) {
        if let key { keys.insert(key) }
    }

    mutating func note<L: Layout>(_ layout: L.Type) {
        let placesNone = [HStackLayout.self, VStackLayout.self, ZStackLayout.self] as [Any.Type]
        if !placesNone.contains(where: { $0 == layout }) { mayBeAny = true }
    }

    func mayBeSet(_ key: AlignmentKey) -> Bool { mayBeAny || keys.contains(key) }
}

/// A horizontal alignment of views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/horizontalalignment)
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The leading side.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A vertical alignment of views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/verticalalignment)
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The top.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(VerticalCenter.self)
    /// The bottom.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// At the baseline of the topmost line of text; where there is none, at the bottom.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// At the baseline of the lowest line of text; where there is none, at the bottom.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both directions.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alignment)
public struct Alignment: Hashable, Sendable {
    /// Where views are aligned across.
    public var horizontal: HorizontalAlignment
    /// Where views are aligned up and down.
    public var vertical: VerticalAlignment

    /// Combines two alignments.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle, both ways.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side, in the middle of the height.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side, in the middle of the height.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top, in the middle of the width.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom, in the middle of the width.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading side, on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading side, on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle of the width, on the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the width, on the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing side, on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing side, on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combine(_ values: [CGFloat]) -> CGFloat? { values.min() }
}

private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combine(_ values: [CGFloat]) -> CGFloat? { values.max() }
}
