extension View {
    /// Sets the transition of the view's animated insertion and removal.
    public func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TraitModifier<AnyTransition?>> {
        modifier(_TraitModifier(path: \.transition, value: t))
    }

    /// Sets the transition of the view's animated insertion and removal.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TraitModifier<AnyTransition?>> {
        self.transition(AnyTransition(transition))
    }
}
