/// The name of a method, for calling it on objects whose class is not known at compile time.
///
/// Linux has no Objective-C runtime, so a selector finds a method in one of two ways. Created from a name only, it
/// finds a member that the object's class exposes with `exposeMembers(of:)`. Created from a name and a method, it
/// carries that method:
///
///     button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
///
/// Exposed members take precedence, so that a subclass's own method of the same name is found. `kasane build` rewrites
/// `#selector(save(_:))` in this way. Two selectors are equal if their names are.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/selector)
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in Objective-C's syntax, with a colon for each argument: "move:to:".
    public let name: String

    /// The method that the selector carries; nil if it only has a name.
    let method: Invocation?

    init(name: String, method: Invocation?) {
        (self.name, self.method) = (name, method)
    }

    /// Creates a selector from a name only.
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
