public import CoreGraphics
import CViewRuntime

extension UIView {
    /// Dispatches to the `init(frame:)` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_framed_view_init")
    @usableFromInline @inline(never)
    convenience init(_made frame: UnsafePointer<CGRect>) { self.init(frame: frame.pointee) }
}

/// Creates a view of a class known as a value, by the `init(frame:)` of that class.
///
/// On iOS, `type.init(frame:)` does so. Swift alone needs a `required` initializer for that, which `UIView` lacks. A
/// class without an `init(frame:)` stops the program, as on iOS.
@MainActor @preconcurrency
public func newInstance<View: UIView>(of type: View.Type, frame: CGRect) -> View {
    let metatype = unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
    let made = withUnsafePointer(to: frame) { kasane_make_framed_view(metatype, $0) }
    guard let made, let view = Unmanaged<UIView>.fromOpaque(made).takeRetainedValue() as? View else {
        fatalError("\(type) cannot be created")
    }
    return view
}
