/// The base protocol of Core Foundation-style objects: they can be compared, and stored in sets. By default equality is
/// identity.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
