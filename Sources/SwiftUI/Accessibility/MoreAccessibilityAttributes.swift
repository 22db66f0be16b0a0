import CoreGraphics
import UIKit

/// The less common accessibility attributes that modifiers set. Nil leaves an attribute to the view.
struct MoreAccessibilityAttributes {
    var inputLabels: [Text]?
    var activationPoint: AccessibilityActivationPoint?
    var heading: AccessibilityHeadingLevel?
    var textContentType: AccessibilityTextContentType?
    var respondsToUserInteraction: Bool?
    var ignoresInvertColors: Bool?
    var isTouchedDirectly: Bool?
    var scroll: ((Edge) -> Void)?
    /// Closures that create additional actions in the environment of a node.
    var actions: [@MainActor (LayoutNode) -> [UIAction]] = []
    var chart: (@MainActor () -> AXChartDescriptor)?

    /// Returns these attributes merged over those of modifiers nearer to the view.
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

    /// Applies the attributes to a node's element, which already has its frame, traits and other actions.
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

/// The activation point of an element.
enum AccessibilityActivationPoint {
    /// A fraction of the frame, or points from the frame's top left corner.
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
    /// The edge that scrolls into view.
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
