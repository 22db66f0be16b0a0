import UIKit

extension UIView {
    /// Applies the environment to a UIKit control: the colour scheme, the tint, the layout direction, whether it is
    /// enabled, and its accessibility label.
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
    /// The tint of controls; the first colour of a gradient.
    var uiTint: UIColor { UIColor(cgColor: TintShapeStyle()._paint(in: self).paint.color) }

    /// The tint set explicitly; nil for none.
    var ownUITint: UIColor? { tint.map { UIColor(cgColor: $0._paint(in: outsideTint).paint.color) } }
}

/// The colours that a representable has set in its view.
@MainActor
final class OwnColors<Control: UIView> {
    private var properties: Set<AnyKeyPath> = []

    /// Sets a colour, or removes the one that was set before. A colour that was never set is that of the view's
    /// appearance proxy.
    func set(_ property: ReferenceWritableKeyPath<Control, UIColor?>, of control: Control, to color: UIColor?) {
        if color == nil, !properties.contains(property) { return }
        properties.insert(property)
        control[keyPath: property] = color
    }
}

/// Forwards a control's events to the latest value of its representable.
@MainActor
final class ControlHandler<Control: UIControl> {
    let colors = OwnColors<Control>()
    private var handlers: [UInt: (Control) -> Void] = [:]

    /// Sets the handler of an event; the first call adds the target.
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
