public import CoreGraphics

/// How wide or high a mark is in the room that its value has.
/// [Apple's reference](https://developer.apple.com/documentation/charts/markdimension)
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable {
        case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// A length in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// As Kasane chooses: three quarters of the room for bars, all of it for rectangles.
    public static let automatic = MarkDimension(.automatic)
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// The room less a margin in points at both sides.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A part of the room, 1 being all of it.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// The part of the room, where the length is one.
    func share(_ automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .ratio(let ratio): ratio.isFinite ? max(0, ratio) : 1
        case .fixed, .inset: 1
        }
    }

    /// The length in points of a room in points, of which `share(_:)` has been taken.
    func length(in room: CGFloat) -> CGFloat {
        switch kind {
        case .automatic, .ratio: room
        case .fixed(let length): length.isFinite ? max(0, length) : room
        case .inset(let inset): max(0, room - 2 * (inset.isFinite ? inset : 0))
        }
    }
}
