import CoreGraphics
import Foundation

/// Images that take the place of a segmented control's own look.
struct SegmentImages {
    /// What stands between two segments.
    struct Divider: Hashable {
        let left: UInt
        let right: UInt
        let metrics: UIBarMetrics
    }

    var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    var dividers: [Divider: UIImage] = [:]
    var offsets: [UISegmentedControl.Segment: UIOffset] = [:]

    /// Whether the control's own look is gone.
    var isSet: Bool { !(backgrounds[.default]?.isEmpty ?? true) }

    func background(for state: UIControl.State) -> UIImage? { backgrounds[.default]?.best(for: state) }

    /// The divider for two states, or else the one for the normal ones.
    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        let exact = dividers[Divider(left: left.rawValue, right: right.rawValue, metrics: .default)]
        return exact ?? dividers[Divider(left: 0, right: 0, metrics: .default)]
    }
}

extension UISegmentedControl {
    /// Where a segment is among the others.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment)
    public enum Segment: Int, Sendable {
        /// Anywhere; at the left end, between others, at the right end; the only one.
        case any, left, center, right, alone
    }

    /// Sets the image behind segments in a state, in place of the system's look. Where the others don't fit, that of `.normal` and
    /// `.default` shows.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.backgrounds[barMetrics, default: StateTable()][state] = backgroundImage
        showState()
    }

    /// The image behind segments in a state.
    public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[barMetrics]?[state]
    }

    /// Sets the image between two segments in their states, in place of a line.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.dividers[
            SegmentImages.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)] =
            dividerImage
        showState()
    }

    /// The image between two segments in their states.
    public final func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.dividers[
            SegmentImages.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
    }

    /// Moves the contents of segments at a place, in points. What is set for `.any` goes for those without their own.
    public final func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        images.offsets[leftCenterRightOrAlone] = adjustment
        showState()
    }

    /// What the contents of segments at a place are moved by, in points.
    public final func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images.offsets[leftCenterRightOrAlone] ?? .zero }

    /// Shows the images behind and between segments.
    final func showImages(choice: Int) {
        track.isHidden = images.isSet
        if images.isSet { plate.isHidden = true }
        func state(_ index: Int) -> State {
            !isEnabled || !segments[index].isEnabled
                ? .disabled : index == choice ? .selected : isTracking && pressed == index ? .highlighted : .normal
        }
        for (index, segment) in segments.enumerated() {
            segment.background.image = images.background(for: state(index))
            let place: Segment =
                segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
            segment.typeOffset = images.offsets[place] ?? images.offsets[.any] ?? .zero
            let image = index == 0 ? nil : images.divider(left: state(index - 1), right: state(index))
            segment.dividerImage.image = image
            if image != nil || images.isSet { segment.divider.alpha = 0 }
            segment.setNeedsLayout()
        }
    }
}
