/// An element's requests to the enclosing layout.
package struct ViewTraits {
    package var layoutPriority = 0.0
    package var zIndex = 0.0
    package var transition: AnyTransition?
    /// The list row traits of the view; nil for none.
    package var row: AnyObject?
    /// The layout values by the type of their key.
    package var layoutValues: [ObjectIdentifier: Any] = [:]

    package static var none: ViewTraits { ViewTraits() }
}
