/// An element's requests to the enclosing layout.
package struct ViewTraits {
    package var layoutPriority = 0.0
    package var zIndex = 0.0
    package var transition: AnyTransition?
    /// By the type of the key.
    /// What the view asks of a list; nil for nothing.
    package var rowBox: ListRowBox?
    package var layoutValues: [ObjectIdentifier: Any] = [:]

    package static var none: ViewTraits { ViewTraits() }
}
