/// Builds a view from the statements of a closure.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewbuilder)
@MainActor @preconcurrency
@resultBuilder
public struct ViewBuilder {
    /// Returns the view of an expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the only view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines any number of views, in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(PackedViews(repeat each content), (repeat each content))
    }

    /// Returns the view of an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view of the first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Returns the view of the other branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Returns the view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
