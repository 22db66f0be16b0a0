/// What a key path says of its property, whichever subclass it starts at.
///
/// `\Base.title` and `\Derived.title` name one property and are not equal, for their roots are different. What they are made
/// of is: for a stored property its offset in the object, for a computed one the identifier by which Swift compares key
/// paths, such as the method's place in the class. The layout is documented in
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/KeyPaths.md
struct PropertySignature: Hashable {
    private let header: UInt32
    private let identifier: UInt

    /// A stored property, by the header of its component.
    init(offset header: UInt32) { (self.header, identifier) = (header & 0x7f7f_ffff, 0) }

    /// A computed property.
    init(identifier: UInt) { (header, self.identifier) = (0x0200_0000, identifier) }

    /// Nil for a key path of several properties, or of none.
    init?(_ keyPath: AnyKeyPath) {
        // An object's header of two words, a word for Objective-C's key, and the buffer: its size, then its only
        // component, whose words lie behind the object as long as it lives.
        (header, identifier) = withExtendedLifetime(keyPath) {
            let words = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
            let size = Int(words.load(fromByteOffset: 24, as: UInt32.self) & 0x00ff_ffff)
            let header = words.load(fromByteOffset: 32, as: UInt32.self)
            let kind = header >> 24 & 0x7f
            switch kind {
            // A stored property of a class; the lowest bits are its offset, or say that a word with it follows.
            case 3 where size == 4: return (header & 0x7f7f_ffff, 0)
            // A computed property without arguments: identifier, getter and, if there is one, setter. `let`, `private(set)`
            // and subclasses see different setters of the same property.
            case 2 where size == 24 || size == 32:
                return (0x0200_0000, words.load(fromByteOffset: 40, as: UInt.self))
            default: return (0, 0)
            }
        }
        if header == 0 { return nil }
    }
}
