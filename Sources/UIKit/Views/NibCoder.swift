import Foundation

/// A coder of a storyboard or nib, from which objects configure themselves in `init(coder:)`. It has no keyed values
/// except those that initializers need.
class NibCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    /// Configures the object from the storyboard or nib.
    @MainActor func fill(_ object: NSObject) {}
}
