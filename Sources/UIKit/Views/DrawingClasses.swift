import CoreGraphics

/// Determines which view classes draw: those that override `draw(_:)`.
///
/// A class's metadata contains a method table, in which a subclass repeats the entries that it doesn't override. The
/// index of `draw(_:)` is therefore where a class that overrides only this method differs from `UIView`, and one that
/// overrides nothing doesn't.
enum DrawingClasses {
    static func contains(_ viewClass: UIView.Type) -> Bool {
        entry(place, of: viewClass) != plainEntry
    }

    private class Plain: UIView {}

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) { _ = rect }
    }

    private static let plainEntry = entry(place, of: UIView.self)

    /// The index of the method's entry, in words from the address of the class.
    private static let place: Int = {
        // The class's size and address point are 32-bit numbers after its kind, its superclass and four other numbers.
        // See "Class Metadata" in https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
        let metadata = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let words = Int(size - addressPoint) / MemoryLayout<UInt>.size
        let places = (0..<words).filter { place in
            let own = entry(place, of: UIView.self)
            return entry(place, of: Plain.self) == own && entry(place, of: Drawing.self) != own
        }
        guard places.count == 1, let place = places.first else {
            preconditionFailure("UIView has \(places.count) entries for draw(_:)")
        }
        return place
    }()

    /// A word of the metadata, which is at least as long for each subclass as for `UIView`.
    private static func entry(_ place: Int, of viewClass: UIView.Type) -> UInt {
        unsafeBitCast(viewClass, to: UnsafeRawPointer.self)
            .load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
