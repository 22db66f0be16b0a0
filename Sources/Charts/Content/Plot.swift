/// A group of marks: modifiers of the plot apply to all of them.
/// [Apple's reference](https://developer.apple.com/documentation/charts/plot)
public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    private let content: Content

    /// Groups marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _collect(_ collector: _MarkCollector) { content._collect(collector) }
}
