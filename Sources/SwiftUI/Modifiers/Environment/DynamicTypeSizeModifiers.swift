extension View {
    /// Gives texts in the view a size, whatever it is around.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of texts in the view within limits.
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}
