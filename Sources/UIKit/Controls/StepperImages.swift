import Foundation

/// Images that replace a stepper's standard appearance.
struct StepperImages {
    var backgrounds = StateTable<UIImage>()
    var decrements = StateTable<UIImage>()
    var increments = StateTable<UIImage>()
    var dividers: [[UInt]: UIImage] = [:]

    /// Returns the divider between two states, or else the one between normal states.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[[left.rawValue, right.rawValue]] ?? dividers[[0, 0]]
    }
}

extension UIStepper {
    /// Sets the background image of both buttons in a state; nil for the system's appearance.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) { images.backgrounds[state] = image }

    /// Returns the background image of both buttons in a state.
    public final func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

    /// Sets the image between the buttons in the given states.
    public final func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { images.dividers[[leftState.rawValue, rightState.rawValue]] = image }

    /// Returns the image between the buttons in the given states.
    public final func dividerImage(
        forLeftSegmentState state: State, rightSegmentState: State
    ) -> UIImage? { images.dividers[[state.rawValue, rightSegmentState.rawValue]] }

    /// Sets the image of the decrement button in a state; nil for a minus sign.
    public final func setDecrementImage(_ image: UIImage?, for state: State) { images.decrements[state] = image }

    /// Returns the image of the decrement button in a state.
    public final func decrementImage(for state: State) -> UIImage? { images.decrements[state] }

    /// Sets the image of the increment button in a state; nil for a plus sign.
    public final func setIncrementImage(_ image: UIImage?, for state: State) { images.increments[state] = image }

    /// Returns the image of the increment button in a state.
    public final func incrementImage(for state: State) -> UIImage? { images.increments[state] }
}
