/// The first stored property of objects that are values in attributed strings.
///
/// Linux's Foundation compares such values by `CFEqual`, which takes the word after an object's header for its own kind of
/// header: where bits 8 to 17 of that are zero it takes the object for one of its own, and stops the program. So an
/// object's first stored property must have one of these bits set.
package struct AttributeValueHeader: Hashable, Sendable {
    private let bits: UInt64 = 1 << 8

    package init() {}
}
