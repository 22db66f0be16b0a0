// Apple's names of the operators' publishers, for source that spells out the types.
extension Publishers {
    /// The publisher of `map(_:)`.
    public typealias Map<Upstream: Publisher, Output> = Mapped<Upstream, Output, Upstream.Failure>
    /// The publisher of `tryMap(_:)`.
    public typealias TryMap<Upstream: Publisher, Output> = Mapped<Upstream, Output, any Error>
    /// The publisher of `compactMap(_:)`.
    public typealias CompactMap<Upstream: Publisher, Output> = Mapped<Upstream, Output, Upstream.Failure>
    /// The publisher of `tryCompactMap(_:)`.
    public typealias TryCompactMap<Upstream: Publisher, Output> = Mapped<Upstream, Output, any Error>
    /// The publisher of `filter(_:)`.
    public typealias Filter<Upstream: Publisher> = Mapped<Upstream, Upstream.Output, Upstream.Failure>
    /// The publisher of `tryFilter(_:)`.
    public typealias TryFilter<Upstream: Publisher> = Mapped<Upstream, Upstream.Output, any Error>
    /// The publisher of `mapError(_:)`.
    public typealias MapError<Upstream: Publisher, NewFailure: Error> = Mapped<Upstream, Upstream.Output, NewFailure>
    /// The publisher of `setFailureType(to:)`.
    public typealias SetFailureType<Upstream: Publisher, NewFailure: Error> = Mapped<
        Upstream, Upstream.Output, NewFailure
    >
    /// The publisher of `replaceError(with:)`.
    public typealias ReplaceError<Upstream: Publisher> = Catch<Upstream, Just<Upstream.Output>>
    /// The publisher of `assertNoFailure(_:file:line:)`.
    public typealias AssertNoFailure<Upstream: Publisher> = Catch<Upstream, Empty<Upstream.Output, Never>>
    /// The publisher of `scan(_:_:)`.
    public typealias Scan<Upstream: Publisher, Output> = Stateful<Upstream, Output, Output>
    /// The publisher of `removeDuplicates()`.
    public typealias RemoveDuplicates<Upstream: Publisher> = Stateful<Upstream, Upstream.Output?, Upstream.Output>
    /// The publisher of `dropFirst(_:)`.
    public typealias Drop<Upstream: Publisher> = Stateful<Upstream, Int, Upstream.Output>
    /// The publisher of `drop(while:)`.
    public typealias DropWhile<Upstream: Publisher> = Stateful<Upstream, Bool, Upstream.Output>
    /// The publisher of `prefix(while:)`.
    public typealias PrefixWhile<Upstream: Publisher> = Stateful<Upstream, Void, Upstream.Output>
    /// The publisher of `first()`.
    public typealias First<Upstream: Publisher> = Stateful<Upstream, Int, Upstream.Output>
    /// The publisher of `first(where:)`.
    public typealias FirstWhere<Upstream: Publisher> = Stateful<Upstream, Void, Upstream.Output>
    /// The publisher of `collect()`.
    public typealias Collect<Upstream: Publisher> = Reduced<Upstream, [Upstream.Output], [Upstream.Output]>
    /// The publisher of `reduce(_:_:)`.
    public typealias Reduce<Upstream: Publisher, Output> = Reduced<Upstream, Output, Output>
    /// The publisher of `last()`.
    public typealias Last<Upstream: Publisher> = Reduced<Upstream, Upstream.Output?, Upstream.Output>
    /// The publisher of `last(where:)`.
    public typealias LastWhere<Upstream: Publisher> = Reduced<Upstream, Upstream.Output?, Upstream.Output>
    /// The publisher of `count()`.
    public typealias Count<Upstream: Publisher> = Reduced<Upstream, Int, Int>
    /// The publisher of `contains(_:)`.
    public typealias Contains<Upstream: Publisher> = Reduced<Upstream, Bool, Bool>
    /// The publisher of `contains(where:)`.
    public typealias ContainsWhere<Upstream: Publisher> = Reduced<Upstream, Bool, Bool>
    /// The publisher of `allSatisfy(_:)`.
    public typealias AllSatisfy<Upstream: Publisher> = Reduced<Upstream, Bool, Bool>
    /// The publisher of `min(by:)`.
    public typealias Comparison<Upstream: Publisher> = Reduced<Upstream, Upstream.Output?, Upstream.Output>
    /// The publisher of `ignoreOutput()`.
    public typealias IgnoreOutput<Upstream: Publisher> = Reduced<Upstream, Void, Never>
    /// The publisher of `receive(on:options:)`.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Moved<Upstream, Context>
    /// The publisher of `delay(for:scheduler:options:)`.
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Moved<Upstream, Context>
    /// The publisher of `print(_:to:)`.
    public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
}
