/// Identifies the property of a key path, independently of the subclass at its root.
///
/// `\Base.title` and `\Derived.title` refer to one property but are not equal, because their roots differ. Their
/// components are equal: the offset in the object for a stored property, and for a computed one the identifier by which
/// Swift compares key paths, such as the method's index in the class. The layout is documented in
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/KeyPaths.md
struct PropertySignature: Hashable {
    private let header: UInt32
    private let identifier: UInt

    /// A stored property, from the header of its component.
    init(offset header: UInt32) { (self.header, identifier) = (header & 0x7f7f_ffff, 0) }

    /// A computed property.
    init(identifier: UInt) { (header, self.identifier) = (0x0200_0000, identifier) }

    /// Returns nil if the key path has several components, or none.
    init?(_ keyPath: AnyKeyPath) {
        // An object header of two words, a word for the Objective-C key path, and the buffer: its size, then its only
        // component, whose words follow the object as long as it lives.
        (header, identifier) = withExtendedLifetime(keyPath) {
            let words = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
            let size = Int(words.load(fromByteOffset: 24, as: UInt32.self) & 0x00ff_ffff)
            let header = words.load(fromByteOffset: 32, as: UInt32.self)
            let kind = header >> 24 & 0x7f
            switch kind {
            // A stored property of a class; the lowest bits are its offset, or indicate that a word with the offset
            // follows.
            case 3 where size == 4: return (header & 0x7f7f_ffff, 0)
            // A computed property without arguments: identifier, getter and, if present, setter. `let`, `private(set)`
            // and subclasses see different setters of the same property.
            case 2 where size == 24 || size == 32:
                return (0x0200_0000, words.load(fromByteOffset: 40, as: UInt.self))
            default: return (0, 0)
            }
        }
        if header == 0 { return nil }
    }
}
