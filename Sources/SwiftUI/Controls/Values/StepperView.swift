import UIKit

/// UIKit's stepper, with actions for its buttons.
struct StepperView: UIViewRepresentable {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    func makeCoordinator() -> ControlHandler<UIStepper> { ControlHandler() }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        // The value only indicates which button was tapped, and is then reset to 0.
        (stepper.minimumValue, stepper.maximumValue) = (-1, 1)
        return stepper
    }

    func updateUIView(_ uiView: UIStepper, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        uiView.minimumValue = onDecrement == nil ? 0 : -1
        uiView.maximumValue = onIncrement == nil ? 0 : 1
        let handler = context.coordinator
        handler.on(.valueChanged, of: uiView) { stepper in
            let value = stepper.value
            stepper.value = 0
            if value > 0 { onIncrement?() } else if value < 0 { onDecrement?() }
        }
        handler.on(.touchDown, of: uiView) { _ in onEditingChanged(true) }
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            handler.on(event, of: uiView) { _ in onEditingChanged(false) }
        }
    }
}
