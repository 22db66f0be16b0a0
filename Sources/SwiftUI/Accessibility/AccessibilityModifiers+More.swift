public import CoreGraphics
public import UIKit

/// How a heading ranks.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel)
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no rank.
    case unspecified
    /// From the first rank to the last.
    case h1, h2, h3, h4, h5, h6
}

/// What kind of text a view has, for the way in which it is spoken.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype)
public struct AccessibilityTextContentType: Sendable {
    let uiKit: UIAccessibilityTextualContext?

    /// Text of no kind.
    public static let plain = Self(uiKit: nil)
    /// The output of a console.
    public static let console = Self(uiKit: .console)
    /// Names of files and folders.
    public static let fileSystem = Self(uiKit: .fileSystem)
    /// Messages.
    public static let messaging = Self(uiKit: .messaging)
    /// Books and articles.
    public static let narrative = Self(uiKit: .narrative)
    /// Source code.
    public static let sourceCode = Self(uiKit: .sourceCode)
    /// Tables of numbers.
    public static let spreadsheet = Self(uiKit: .spreadsheet)
    /// Documents.
    public static let wordProcessing = Self(uiKit: .wordProcessing)
}

extension View {
    private func moreAccessibility(_ change: (inout MoreAccessibilityAttributes) -> Void) -> some View {
        accessibility { change(&$0.more) }
    }

    /// Sets the names by which people call the view in speech, the best first.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:))
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        moreAccessibility { $0.inputLabels = inputLabels }
    }
    /// Sets the names by which people call the view in speech, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Sets the names by which people call the view in speech, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets where the view is activated, in points from its corner; its middle by default.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        moreAccessibility { $0.activationPoint = .point(activationPoint) }
    }
    /// Sets where the view is activated, in parts of its size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        moreAccessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Makes the view a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        moreAccessibility { $0.heading = level }
    }

    /// Sets what kind of text the view has.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        moreAccessibility { $0.textContentType = value }
    }

    /// Sets whether the view responds to people: by default if it is a button or a link, or can be adjusted.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        moreAccessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets whether the view keeps its colours when the display's are inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        moreAccessibility { $0.ignoresInvertColors = active }
    }

    /// Lets touches on the view through to it, rather than having them read it.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        moreAccessibility { $0.isTouchedDirectly = isDirectTouchArea }
    }

    /// Sets what scrolls the view; the edge is that which comes into sight.
    public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
        moreAccessibility { $0.scroll = handler }
    }

    /// Lets another view, which does not show, stand for the view: a slider for a drawing that is dragged.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:))
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay { representation().opacity(0).allowsHitTesting(false) }
    }

    /// Says what a chart shows.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:))
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        moreAccessibility { attributes in
            attributes.chart = {
                let descriptor = representable.makeChartDescriptor()
                representable.updateChartDescriptor(descriptor)
                return descriptor
            }
        }
    }
}

/// Says what a chart shows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable)
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Makes the descriptor.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a descriptor up to date. Does nothing by default.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
