import UIKit

/// UIKit's switch.
struct SwitchView: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeCoordinator() -> ControlHandler<UISwitch> { ControlHandler() }

    func makeUIView(context: Context) -> UISwitch { UISwitch() }

    func updateUIView(_ uiView: UISwitch, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        context.coordinator.colors.set(\.onTintColor, of: uiView, to: context.environment.ownUITint)
        uiView.setOn(isOn, animated: context.transaction.animation != nil)
        let binding = $isOn
        context.coordinator.on(.valueChanged, of: uiView) { control in
            binding.wrappedValue = control.isOn
            // A binding may reject the new value.
            let value = binding.wrappedValue
            if value != control.isOn { control.setOn(value, animated: true) }
        }
    }
}
