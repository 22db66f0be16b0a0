import CoreGraphics
import UIKit

/// UIKit's slider.
struct SliderView: UIViewRepresentable {
    @Binding var value: Double
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    func makeCoordinator() -> ControlHandler<UISlider> { ControlHandler() }

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ uiView: UISlider, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        reportUnlessWithin(value, bounds, "Slider")
        // The position is a fraction, so that large values keep their precision.
        uiView.setValue(fraction(of: value), animated: context.transaction.animation != nil)
        let handler = context.coordinator
        handler.on(.valueChanged, of: uiView) { slider in
            let new = settled(bounds.lowerBound + Double(slider.value) * length)
            if new != value { value = new }
            slider.value = fraction(of: value)
        }
        handler.on(.touchDown, of: uiView) { _ in onEditingChanged(true) }
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            handler.on(event, of: uiView) { _ in onEditingChanged(false) }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : 10_000 } ?? SliderView.idealWidth
        return CGSize(width: width, height: uiView.intrinsicContentSize.height)
    }

    /// The width if none is proposed, in points.
    private static let idealWidth: CGFloat = 118

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    private func fraction(of value: Double) -> Float {
        guard length > 0, !value.isNaN else { return 0 }
        return Float(min(max((value - bounds.lowerBound) / length, 0), 1))
    }

    /// Returns the nearest selectable value.
    private func settled(_ value: Double) -> Double {
        guard let step else { return value }
        let count = ((value - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + count * step, bounds.upperBound)
    }
}
