// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// What goes through the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position, as in the collection itself.
    public typealias Index = Value.Index
    /// The positions, as of the collection itself.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The position after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The positions of all elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The position after another.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    /// Moves a position to the next one.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position. Once the collection has lost that position, it keeps the element that
    /// was there, and ignores writes.
    public subscript(position: Index) -> Binding<Value.Element> {
        let last = wrappedValue[position]
        let whole = self
        return Binding<Value.Element>(
            get: { whole.wrappedValue.holds(position) ? whole.wrappedValue[position] : last },
            set: { value, transaction in
                guard whole.wrappedValue.holds(position) else { return }
                var changed = whole.wrappedValue
                changed[position] = value
                whole.location.set(changed, whole.isTransacted ? whole.transaction : transaction)
            })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
    /// The position before another.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

    /// Moves a position to the one before.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Collection {
    /// Whether a position is one of an element.
    fileprivate func holds(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
