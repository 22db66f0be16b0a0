/// How a colour's components are to be read.
public final class CGColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case sRGB, deviceRGB, deviceGray, displayP3 }
    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
