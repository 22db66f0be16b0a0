/// A part of a chart: a mark, or content composed of marks.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartcontent)
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the content.
    associatedtype Body: ChartContent

    /// The content, composed of marks.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the marks. Custom content need not implement it.
    func _collect(_ collector: _MarkCollector)
}

extension ChartContent {
    public func _collect(_ collector: _MarkCollector) { body._collect(collector) }
}

extension ChartContent where Body == Never {
    /// Never called: the content is a mark or wraps other content.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// Content without marks.
public struct EmptyChartContent: ChartContent {
    public typealias Body = Never

    /// Creates content without marks.
    public init() {}
    public func _collect(_ collector: _MarkCollector) {}
}

/// Type-erased content.
/// [Apple's reference](https://developer.apple.com/documentation/charts/anychartcontent)
public struct AnyChartContent: ChartContent {
    public typealias Body = Never

    private let content: any ChartContent

    /// Erases the type of content.
    public init(_ content: some ChartContent) { self.content = content }
    /// Erases the type of content.
    public init(erasing content: some ChartContent) { self.init(content) }
    public func _collect(_ collector: _MarkCollector) { content._collect(collector) }
}

/// Two parts of content in sequence.
public struct _ChartContentPair<First: ChartContent, Second: ChartContent>: ChartContent {
    public typealias Body = Never

    let first: First
    let second: Second

    public func _collect(_ collector: _MarkCollector) {
        collector.within(1) { first._collect(collector) }
        collector.within(2) { second._collect(collector) }
    }
}

/// One of two alternative contents.
public struct _ChartContentBranch<First: ChartContent, Second: ChartContent>: ChartContent {
    public typealias Body = Never

    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    public func _collect(_ collector: _MarkCollector) {
        switch branch {
        case .first(let content): collector.within(3) { content._collect(collector) }
        case .second(let content): collector.within(4) { content._collect(collector) }
        }
    }
}

/// Repeated content, as from a loop.
public struct _ChartContentList<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    let contents: [Content]

    public func _collect(_ collector: _MarkCollector) {
        for (index, content) in contents.enumerated() {
            collector.within(UInt64(index) + 5) { content._collect(collector) }
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never

    public func _collect(_ collector: _MarkCollector) { self?._collect(collector) }
}

extension Group: ChartContent where Content: ChartContent {
    public typealias Body = Never

    /// Creates a group of content, so that a modifier applies to all of it.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(_content: content()) }
    public func _collect(_ collector: _MarkCollector) { content._collect(collector) }
}

/// Builds chart content.
/// [Apple's reference](https://developer.apple.com/documentation/charts/chartcontentbuilder)
@resultBuilder @MainActor
public enum ChartContentBuilder {
    /// Returns empty content.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    /// Wraps a mark, or other content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Returns the first part.
    public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
    /// Appends the next part to the parts so far.
    public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
        accumulated: First, next: Second
    ) -> _ChartContentPair<First, Second> {
        _ChartContentPair(first: accumulated, second: next)
    }
    /// Returns the content of an `if` without an `else`.
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// Returns the first branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> _ChartContentBranch<First, Second> {
        _ChartContentBranch(branch: .first(first))
    }
    /// Returns the second branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> _ChartContentBranch<First, Second> {
        _ChartContentBranch(branch: .second(second))
    }
    /// Returns the content of a loop.
    public static func buildArray<Content: ChartContent>(_ contents: [Content]) -> _ChartContentList<Content> {
        _ChartContentList(contents: contents)
    }
    /// Returns the content under `if #available`.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}
