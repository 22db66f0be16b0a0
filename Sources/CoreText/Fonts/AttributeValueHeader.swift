/// The first stored property of objects that are attribute values in attributed strings.
///
/// On Linux, Foundation compares such values by `CFEqual`, which interprets the word after an object's header as its
/// own header: where bits 8 to 17 are zero it takes the object for one of its own and crashes. So an object's first
/// stored property must have one of these bits set.
package struct AttributeValueHeader: Hashable, Sendable {
    private let bits: UInt64 = 1 << 8

    package init() {}
}
