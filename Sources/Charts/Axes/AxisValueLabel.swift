public import CoreGraphics
public import Foundation
public import SwiftUI

/// The text of a value beside an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvaluelabel)
public struct AxisValueLabel: AxisMark {
    public let _parts: [_AxisPart]

    private init(
        _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation, _ x: CGFloat?,
        _ y: CGFloat?
    ) {
        let label = AxisLabel(
            content: content, anchor: anchor, hidesCollisions: collisions.hides, angle: orientation.angle,
            spacing: (x, y))
        _parts = [_AxisPart(kind: .label(label), isCentered: centered)]
    }

    /// Creates labels in the default format.
    ///
    /// - Parameters:
    ///   - centered: whether labels are centred between their value and the next.
    ///   - anchor: the anchor of the label that is placed at the value.
    ///   - collisionResolution: how labels that don't fit are handled.
    ///   - orientation: the rotation of labels.
    ///   - horizontalSpacing: the horizontal spacing between labels and the plot, in points.
    ///   - verticalSpacing: the vertical spacing between labels and the plot, in points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates labels with a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        let write = AxisFormat.writer(format)
        self.init(
            .format(write), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label from text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label from a view.
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }
}

/// How overlapping labels are handled.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution)
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let hides: Bool

    /// Labels that would touch the previous one are omitted.
    public static let automatic = AxisValueLabelCollisionResolution(hides: true)
    /// Labels that would touch the previous one are omitted.
    public static let greedy = AxisValueLabelCollisionResolution(hides: true)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(hides: false)
    /// Labels that would touch the previous one are omitted.
    ///
    /// - Parameters:
    ///   - priority: has no effect.
    ///   - minimumSpacing: has no effect.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

/// The orientation of axis labels.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvaluelabelorientation)
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let angle: Angle

    /// Horizontal.
    public static let automatic = AxisValueLabelOrientation(angle: .zero)
    /// Horizontal.
    public static let horizontal = AxisValueLabelOrientation(angle: .zero)
    /// Vertical, reading downwards.
    public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
    /// Vertical, reading upwards.
    public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}

/// A view rotated by a quarter turn, with the layout size of the rotated view.
struct QuarterTurn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        subviews.first?.place(at: center, anchor: .center, proposal: .unspecified)
    }
}
