public import CoreGraphics
public import UIKit

/// The level of a heading.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel)
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified
    /// Levels 1 to 6.
    case h1, h2, h3, h4, h5, h6
}

/// The kind of text in a view, which determines how it is spoken.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype)
public struct AccessibilityTextContentType: Sendable {
    let uiKit: UIAccessibilityTextualContext?

    /// Plain text.
    public static let plain = Self(uiKit: nil)
    /// Console output.
    public static let console = Self(uiKit: .console)
    /// File and folder names.
    public static let fileSystem = Self(uiKit: .fileSystem)
    /// Messages.
    public static let messaging = Self(uiKit: .messaging)
    /// Books and articles.
    public static let narrative = Self(uiKit: .narrative)
    /// Source code.
    public static let sourceCode = Self(uiKit: .sourceCode)
    /// Spreadsheets.
    public static let spreadsheet = Self(uiKit: .spreadsheet)
    /// Word processing documents.
    public static let wordProcessing = Self(uiKit: .wordProcessing)
}

extension View {
    private func moreAccessibility(_ change: (inout MoreAccessibilityAttributes) -> Void) -> some View {
        accessibility { change(&$0.more) }
    }

    /// Sets the names of the view for voice input, in descending order of preference.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:))
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        moreAccessibility { $0.inputLabels = inputLabels }
    }
    /// Sets the names of the view for voice input, in descending order of preference.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Sets the names of the view for voice input, in descending order of preference.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the view's activation point, in points from its top left corner. The centre by default.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        moreAccessibility { $0.activationPoint = .point(activationPoint) }
    }
    /// Sets the view's activation point, as a fraction of its size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        moreAccessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        moreAccessibility { $0.heading = level }
    }

    /// Sets the kind of text in the view.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        moreAccessibility { $0.textContentType = value }
    }

    /// Sets whether the view responds to user interaction. By default it does if it is a button, a link or
    /// adjustable.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        moreAccessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets whether the view keeps its colours when the display inverts colours.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        moreAccessibility { $0.ignoresInvertColors = active }
    }

    /// Sets whether touches go directly to the view rather than making the screen reader read it.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        moreAccessibility { $0.isTouchedDirectly = isDirectTouchArea }
    }

    /// Sets the action that scrolls the view. Its argument is the edge that scrolls into view.
    public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
        moreAccessibility { $0.scroll = handler }
    }

    /// Replaces the view's accessibility elements with those of another view, which isn't visible: for example, a
    /// slider for a custom draggable control.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:))
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay { representation().opacity(0).allowsHitTesting(false) }
    }

    /// Describes a chart for assistive technologies.
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

/// Describes a chart for assistive technologies.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable)
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Creates the descriptor.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Updates a descriptor. Does nothing by default.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
