/// What all objects of Core Foundation's kind are: they can be compared, and stand in sets. Those that say nothing else are equal to
/// themselves alone.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
