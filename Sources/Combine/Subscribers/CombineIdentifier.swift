/// A unique identifier of a publisher or subscriber.
/// [Apple's reference](https://developer.apple.com/documentation/combine/combineidentifier)
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt

    private static let last = Locked<UInt>(0)

    /// Creates a new identifier.
    public init() {
        number = CombineIdentifier.last.with { last in
            last += 1
            return last
        }
    }

    /// Creates the identifier of an object.
    public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

    public var description: String { "0x\(String(number, radix: 16))" }
}

/// A type with an identifier for streams; objects have their own.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identifier: the same for as long as the object lives.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
