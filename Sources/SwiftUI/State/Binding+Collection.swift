// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// The iterator over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index type of the collection.
    public typealias Index = Value.Index
    /// The indices type of the collection.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of all elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }

    /// Returns the index after another.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    /// Advances an index to the next one.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// Returns a binding to the element at an index. If the collection no longer contains the index, the binding
    /// keeps the element that was there, and ignores writes.
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
    /// Returns the index before another.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

    /// Moves an index to the previous one.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Collection {
    /// Whether an index is that of an element.
    fileprivate func holds(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
