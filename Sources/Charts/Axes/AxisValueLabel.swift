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

    /// Makes labels as Kasane writes values.
    ///
    /// - Parameters:
    ///   - centered: whether they stand in the middle between this value and the next.
    ///   - anchor: the point of the label that lies at the value.
    ///   - collisionResolution: what happens to labels without room.
    ///   - orientation: whether they are turned.
    ///   - horizontalSpacing, verticalSpacing: between labels and the plot, in points.
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

    /// Makes labels by a format.
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

    /// Makes a label of a text.
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

    /// Makes a label of a text.
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

    /// Makes a label of a view.
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

/// What happens to labels that would lie over one another.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution)
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let hides: Bool

    /// Those that would touch the one before are left out.
    public static let automatic = AxisValueLabelCollisionResolution(hides: true)
    /// Those that would touch the one before are left out.
    public static let greedy = AxisValueLabelCollisionResolution(hides: true)
    /// All are shown.
    public static let disabled = AxisValueLabelCollisionResolution(hides: false)
    /// Those that would touch the one before are left out.
    ///
    /// - Parameters:
    ///   - priority: has no effect.
    ///   - minimumSpacing: has no effect.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

/// How labels of an axis are turned.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvaluelabelorientation)
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let angle: Angle

    /// Level.
    public static let automatic = AxisValueLabelOrientation(angle: .zero)
    /// Level.
    public static let horizontal = AxisValueLabelOrientation(angle: .zero)
    /// Read from the top downwards.
    public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
    /// Read from the bottom upwards.
    public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}

/// A view turned by a quarter, which takes as much room as it has then.
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
