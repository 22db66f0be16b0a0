import CoreGraphics
import UIKit

/// What modifiers say of a view for assistive technologies, more rarely. What is nil is left to the view.
struct MoreAccessibilityAttributes {
    var inputLabels: [Text]?
    var activationPoint: AccessibilityActivationPoint?
    var heading: AccessibilityHeadingLevel?
    var textContentType: AccessibilityTextContentType?
    var respondsToUserInteraction: Bool?
    var ignoresInvertColors: Bool?
    var isTouchedDirectly: Bool?
    var scroll: ((Edge) -> Void)?
    /// Make further actions in the environment of a node.
    var actions: [@MainActor (LayoutNode) -> [UIAction]] = []
    var chart: (@MainActor () -> AXChartDescriptor)?

    /// These, over what modifiers nearer to the view say.
    func over(_ inner: MoreAccessibilityAttributes) -> MoreAccessibilityAttributes {
        var result = inner
        result.inputLabels = inputLabels ?? inner.inputLabels
        result.activationPoint = activationPoint ?? inner.activationPoint
        result.heading = heading ?? inner.heading
        result.textContentType = textContentType ?? inner.textContentType
        result.respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
        result.ignoresInvertColors = ignoresInvertColors ?? inner.ignoresInvertColors
        result.isTouchedDirectly = isTouchedDirectly ?? inner.isTouchedDirectly
        result.scroll = scroll ?? inner.scroll
        result.actions = inner.actions + actions
        result.chart = chart ?? inner.chart
        return result
    }

    /// Says it of an element, which stands for a node and has its frame, traits and further actions.
    @MainActor
    func describe(_ element: HostedAccessibilityElement, _ node: LayoutNode) {
        let environment = node.scope.values
        if let inputLabels { element.accessibilityUserInputLabels = inputLabels.map { $0.string(in: environment) } }
        if let activationPoint {
            element.accessibilityActivationPoint = activationPoint.place(in: element.accessibilityFrame)
        }
        if let textContentType { element.accessibilityTextualContext = textContentType.uiKit }
        if let respondsToUserInteraction { element.accessibilityRespondsToUserInteraction = respondsToUserInteraction }
        if let ignoresInvertColors { element.accessibilityIgnoresInvertColors = ignoresInvertColors }
        element.scroll = scroll
        element.accessibilityChartDescriptor = chart?()
        let items = actions.flatMap { $0(node) }
        if !items.isEmpty {
            element.accessibilityCustomActions =
                (element.accessibilityCustomActions ?? [])
                + items.map { item in
                    UIAccessibilityCustomAction(name: item.title) { _ in
                        item.performWithSender(nil, target: nil)
                        return true
                    }
                }
        }
    }
}

/// Where an element is activated.
enum AccessibilityActivationPoint {
    /// In parts of its frame, and in points from its frame's corner.
    case unit(UnitPoint)
    case point(CGPoint)

    func place(in frame: CGRect) -> CGPoint {
        switch self {
        case .unit(let unit): CGPoint(x: frame.minX + frame.width * unit.x, y: frame.minY + frame.height * unit.y)
        case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
    }
}

extension UIAccessibilityScrollDirection {
    /// The edge that comes into sight.
    var edge: Edge? {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: .leading
        case .right: .trailing
        case .next, .previous: nil
        @unknown default: nil
        }
    }
}
