/// Creates the views of lists and maps from registered classes.
@MainActor
package enum RegisteredView {
    /// Creates a view through a function in C, which calls the initializer of a class known by its metatype only;
    /// returns nil, and logs one line, for a class of an unsuitable kind.
    package static func make<View: UIView>(
        _ type: AnyClass, for use: String, by create: (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    ) -> View? {
        guard type is View.Type else {
            reportOnce("\(type) is registered for \(use), but is not a suitable class")
            return nil
        }
        return create(unsafeBitCast(type, to: UnsafeMutableRawPointer.self)).map {
            Unmanaged<View>.fromOpaque($0).takeRetainedValue()
        }
    }
}
