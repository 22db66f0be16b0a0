import UIKit

extension UIView {
    /// Takes from the environment what UIKit's controls look like: light or dark, their tint and direction, whether they
    /// are enabled, and what they are called.
    func takeControlEnvironment(_ environment: EnvironmentValues) {
        overrideUserInterfaceStyle = environment.colorScheme.userInterfaceStyle
        tintColor = environment.uiTint
        semanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        accessibilityLabel = environment.controlLabel?.string(in: environment)
        isUserInteractionEnabled = environment.isEnabled
        (self as? UIControl)?.isEnabled = environment.isEnabled
    }
}

extension EnvironmentValues {
    /// The tint of controls; of a gradient its first colour.
    var uiTint: UIColor { UIColor(cgColor: TintShapeStyle()._paint(in: self).paint.color) }

    /// The tint that was set; nil for none.
    var ownUITint: UIColor? { tint.map { UIColor(cgColor: $0._paint(in: outsideTint).paint.color) } }
}

/// Calls the latest value of a representable when its control does something.
@MainActor
final class ControlHandler<Control: UIControl> {
    private var handlers: [UInt: (Control) -> Void] = [:]

    /// Sets what is done for an event; the control is listened to from the first time.
    func on(_ event: UIControl.Event, of control: Control, _ handler: @escaping (Control) -> Void) {
        let isNew = handlers.updateValue(handler, forKey: event.rawValue) == nil
        guard isNew else { return }
        let action = UIAction { [weak self, weak control] _ in
            guard let control else { return }
            self?.handlers[event.rawValue]?(control)
        }
        control.addAction(action, for: event)
    }
}
