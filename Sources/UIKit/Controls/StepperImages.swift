import Foundation

/// Images that take the place of a stepper's own look.
struct StepperImages {
    var backgrounds = StateTable<UIImage>()
    var decrements = StateTable<UIImage>()
    var increments = StateTable<UIImage>()
    var dividers: [[UInt]: UIImage] = [:]

    /// The divider for two states, or else the one for the normal ones.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[[left.rawValue, right.rawValue]] ?? dividers[[0, 0]]
    }
}

extension UIStepper {
    /// Sets the image behind both buttons in a state; nil for the system's look.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) { images.backgrounds[state] = image }

    /// The image behind both buttons in a state.
    public final func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

    /// Sets the image between the buttons in their states.
    public final func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { images.dividers[[leftState.rawValue, rightState.rawValue]] = image }

    /// The image between the buttons in their states.
    public final func dividerImage(
        forLeftSegmentState state: State, rightSegmentState: State
    ) -> UIImage? { images.dividers[[state.rawValue, rightSegmentState.rawValue]] }

    /// Sets the image of the button that decrements in a state; nil for a minus.
    public final func setDecrementImage(_ image: UIImage?, for state: State) { images.decrements[state] = image }

    /// The image of the button that decrements in a state.
    public final func decrementImage(for state: State) -> UIImage? { images.decrements[state] }

    /// Sets the image of the button that increments in a state; nil for a plus.
    public final func setIncrementImage(_ image: UIImage?, for state: State) { images.increments[state] = image }

    /// The image of the button that increments in a state.
    public final func incrementImage(for state: State) -> UIImage? { images.increments[state] }
}
