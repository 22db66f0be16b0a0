/// Tells one stream's part from another.
/// [Apple's reference](https://developer.apple.com/documentation/combine/combineidentifier)
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt

    private static let last = Locked<UInt>(0)

    /// A new identity.
    public init() {
        number = CombineIdentifier.last.with { last in
            last += 1
            return last
        }
    }

    /// An object's identity.
    public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

    public var description: String { "0x\(String(number, radix: 16))" }
}

/// Something that has an identity in streams; objects have their own.
public protocol CustomCombineIdentifierConvertible {
    /// What tells one stream of values from another.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identifier: the same for as long as the object lives.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
