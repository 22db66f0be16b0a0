/// The name of a method, by which it is called on objects whose class is not known beforehand.
///
/// Linux has no Objective-C runtime, so a selector finds a method in one of two ways. Made of a name alone, it finds what
/// the object's class exposes by `exposeMembers(of:)`. Made of a name and a method of a class, it carries that method:
///
///     button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
///
/// What a class exposes comes first, so that a subclass's own method of the same name is found. `kasane build` writes
/// `#selector(save(_:))` like this. Two selectors are equal if their names are.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/selector)
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as Objective-C writes it, with a colon for each argument: "move:to:".
    public let name: String

    /// The method that the selector carries; nil for a name alone.
    let method: Invocation?

    init(name: String, method: Invocation?) {
        (self.name, self.method) = (name, method)
    }

    /// Makes a selector of a name alone.
    public init(_ name: String) { self.init(name: name, method: nil) }

    public init(stringLiteral name: String) { self.init(name) }

    /// The name.
    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { name }
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

/// Returns the selector with a name.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:))
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsstringfromselector(_:))
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
