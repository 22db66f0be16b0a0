extension View {
    /// Adds a gesture to the view; subviews' gestures take precedence.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to the view that takes precedence over those of subviews.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to the view that is recognized simultaneously with those of subviews.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    // MARK: Gestures that can be disabled

    /// Adds a gesture to the view that is recognized only while it is enabled. Those of subviews stay enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: .including(isEnabled)))
    }

    /// Adds a gesture to the view that takes precedence over those of subviews while it is enabled.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: .including(isEnabled)))
    }

    /// Adds a gesture to the view that is recognized simultaneously with those of subviews while it is enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: .including(isEnabled)))
    }

    // MARK: Gestures with a name

    /// Adds a gesture whose recognizers have a name, by which the delegates of UIKit's recognizers can know them.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: .including(isEnabled), name: name))
    }

    /// Adds a gesture that takes precedence over those of subviews, and whose recognizers have a name.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: .including(isEnabled), name: name))
    }

    /// Adds a gesture that is recognized simultaneously with those of subviews, and whose recognizers have a name.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: .including(isEnabled), name: name))
    }
}

extension GestureMask {
    /// The mask of a gesture that is enabled or not, and does not affect those of subviews.
    fileprivate static func including(_ isEnabled: Bool) -> GestureMask { isEnabled ? .all : .subviews }
}
