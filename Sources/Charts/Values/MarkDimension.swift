public import CoreGraphics

/// The width or height of a mark within the band of its value.
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

    /// The default: three quarters of the band for bars, the whole band for rectangles.
    public static let automatic = MarkDimension(.automatic)
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// The band inset at both sides by a margin in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A fraction of the band; 1 for the whole band.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// Returns the fraction of the band that the mark takes; 1 if its length isn't relative.
    func share(_ automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .ratio(let ratio): ratio.isFinite ? max(0, ratio) : 1
        case .fixed, .inset: 1
        }
    }

    /// Returns the length in points within a length in points, to which `share(_:)` has already been applied.
    func length(in room: CGFloat) -> CGFloat {
        switch kind {
        case .automatic, .ratio: room
        case .fixed(let length): length.isFinite ? max(0, length) : room
        case .inset(let inset): max(0, room - 2 * (inset.isFinite ? inset : 0))
        }
    }
}
