extension View {
    /// Says how the view comes and goes, where that is animated.
    public func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TraitModifier<AnyTransition?>> {
        modifier(_TraitModifier(path: \.transition, value: t))
    }

    /// Says how the view comes and goes, where that is animated.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TraitModifier<AnyTransition?>> {
        self.transition(AnyTransition(transition))
    }
}
