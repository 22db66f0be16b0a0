/// The properties that have been set on a view from outside, or on an appearance proxy. A bit identifies the same
/// property for all views of a class and its subclasses; sibling classes use the same bits.
struct AppearanceMarks: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    static let backgroundColor = AppearanceMarks(rawValue: 1 << 0)
    static let tintColor = AppearanceMarks(rawValue: 1 << 1)
    static let isHidden = AppearanceMarks(rawValue: 1 << 2)
    static let semanticContentAttribute = AppearanceMarks(rawValue: 1 << 3)

    /// The bit of a property of a class below `UIView`, counted from 0.
    static func own(_ index: Int) -> AppearanceMarks { AppearanceMarks(rawValue: 1 << UInt64(8 + index)) }
}

/// A property that an appearance proxy applies.
@MainActor
struct AppearanceProperty {
    let mark: AppearanceMarks
    /// Copies the property from one view to another; does nothing for views of other classes.
    let copy: @MainActor (UIView, UIView) -> Void

    init(_ mark: AppearanceMarks, copy: @escaping @MainActor (UIView, UIView) -> Void) {
        (self.mark, self.copy) = (mark, copy)
    }

    init<V: UIView, T>(_ mark: AppearanceMarks, _ keyPath: ReferenceWritableKeyPath<V, T>) {
        self.init(mark) { from, to in
            if let from = from as? V, let to = to as? V { to[keyPath: keyPath] = from[keyPath: keyPath] }
        }
    }

    /// The properties of all views.
    static let ofViews = [
        AppearanceProperty(.backgroundColor, \UIView.backgroundColor),
        AppearanceProperty(.tintColor, \UIView.tintColor),
        AppearanceProperty(.isHidden, \UIView.isHidden),
        AppearanceProperty(.semanticContentAttribute, \UIView.semanticContentAttribute),
    ]
}
