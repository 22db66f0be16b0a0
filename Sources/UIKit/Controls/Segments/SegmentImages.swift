import CoreGraphics
import Foundation

/// Images that replace a segmented control's standard appearance.
struct SegmentImages {
    /// The key of a divider between two segments.
    struct Divider: Hashable {
        let left: UInt
        let right: UInt
        let metrics: UIBarMetrics
    }

    var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    var dividers: [Divider: UIImage] = [:]
    var offsets: [UISegmentedControl.Segment: UIOffset] = [:]

    /// Whether images replace the standard appearance.
    var isSet: Bool { !(backgrounds[.default]?.isEmpty ?? true) }

    func background(for state: UIControl.State) -> UIImage? { backgrounds[.default]?.best(for: state) }

    /// Returns the divider between two states, or else the one between normal states.
    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        let exact = dividers[Divider(left: left.rawValue, right: right.rawValue, metrics: .default)]
        return exact ?? dividers[Divider(left: 0, right: 0, metrics: .default)]
    }
}

extension UISegmentedControl {
    /// The position of a segment among the others.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment)
    public enum Segment: Int, Sendable {
        /// Any position; at the left end; in the middle; at the right end; the only one.
        case any, left, center, right, alone
    }

    /// Sets the background image of segments in a state, which replaces the system's appearance. Where no other image
    /// applies, that for `.normal` and `.default` is used.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.backgrounds[barMetrics, default: StateTable()][state] = backgroundImage
        showState()
    }

    /// Returns the background image of segments in a state.
    public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[barMetrics]?[state]
    }

    /// Sets the image between two segments in the given states, which replaces the line.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images.dividers[
            SegmentImages.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)] =
            dividerImage
        showState()
    }

    /// Returns the image between two segments in the given states.
    public final func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.dividers[
            SegmentImages.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
    }

    /// Sets the offset of the contents of segments at a position, in points. That for `.any` applies to positions
    /// without their own.
    public final func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        images.offsets[leftCenterRightOrAlone] = adjustment
        showState()
    }

    /// Returns the offset of the contents of segments at a position, in points.
    public final func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images.offsets[leftCenterRightOrAlone] ?? .zero }

    /// Updates the images behind and between the segments.
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
