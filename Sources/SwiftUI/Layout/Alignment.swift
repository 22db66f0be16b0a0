public import CoreGraphics

/// The identifier of an alignment, which provides the guide's default position in a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alignmentid)
public protocol AlignmentID: SendableMetatype {
    /// The guide's distance from the view's top left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the explicit guides of several views for the view that contains them: their mean by default; nil if
    /// there are none.
    static func _combine(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    public static func _combine(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

/// A guide along one axis.
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
    /// Whether a layout may set any guide.
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

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The centre.
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where the separator below a list row begins: the leading edge of its first text, or of its content if there is
    /// none, unless a view in the row sets the guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowLineStart.self)
    /// Where the separator below a list row ends: the edge of the row, unless a view in the row sets the guide.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowLineEnd.self)

    /// Combines the explicit guides of several views: their mean; nil if there are none.
    public func combineExplicit<S: Sequence<CGFloat?>>(_ values: S) -> CGFloat? {
        key.id._combine(values.compactMap { $0 })
    }
}

/// A vertical alignment of views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/verticalalignment)
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The centre.
    public static let center = VerticalAlignment(VerticalCenter.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost line of text; the bottom edge if there is none.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the lowest line of text; the bottom edge if there is none.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// Combines the explicit guides of several views: their mean; nil if there are none.
    public func combineExplicit<S: Sequence<CGFloat?>>(_ values: S) -> CGFloat? {
        key.id._combine(values.compactMap { $0 })
    }
}

/// An alignment along both axes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alignment)
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Combines two alignments.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre, along both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, at the first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, at the last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Horizontally centred, at the first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Horizontally centred, at the last baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, at the first baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, at the last baseline.
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

private enum RowLineStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum RowLineEnd: AlignmentID {
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
