/// An element's requests to the enclosing layout.
package struct ViewTraits {
    package var layoutPriority = 0.0
    package var zIndex = 0.0
    package var transition: AnyTransition?
    /// What the view asks of a list that it is a row of; nil for nothing.
    package var row: AnyObject?
    /// By the type of the key.
    package var layoutValues: [ObjectIdentifier: Any] = [:]

    package static var none: ViewTraits { ViewTraits() }
}
