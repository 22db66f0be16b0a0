/// Which properties of a view have been set from outside, or by an appearance proxy's user. A bit means the same property for all
/// views of a class and of its subclasses; classes beside each other use the same bits.
struct AppearanceMarks: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    static let backgroundColor = AppearanceMarks(rawValue: 1 << 0)
    static let tintColor = AppearanceMarks(rawValue: 1 << 1)
    static let isHidden = AppearanceMarks(rawValue: 1 << 2)

    /// The bit of a property of a class below `UIView`, counted from 0.
    static func own(_ index: Int) -> AppearanceMarks { AppearanceMarks(rawValue: 1 << UInt64(8 + index)) }
}

/// A property that an appearance proxy passes on.
@MainActor
struct AppearanceProperty {
    let mark: AppearanceMarks
    /// Copies the property from one view to another; leaves views of other classes alone.
    let copy: @MainActor (UIView, UIView) -> Void

    init(_ mark: AppearanceMarks, copy: @escaping @MainActor (UIView, UIView) -> Void) {
        (self.mark, self.copy) = (mark, copy)
    }

    init<V: UIView, T>(_ mark: AppearanceMarks, _ keyPath: ReferenceWritableKeyPath<V, T>) {
        self.init(mark) { from, to in
            if let from = from as? V, let to = to as? V { to[keyPath: keyPath] = from[keyPath: keyPath] }
        }
    }

    /// The properties that all views have.
    static let ofViews = [
        AppearanceProperty(.backgroundColor, \UIView.backgroundColor),
        AppearanceProperty(.tintColor, \UIView.tintColor),
        AppearanceProperty(.isHidden, \UIView.isHidden),
    ]
}
