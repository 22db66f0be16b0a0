import CoreGraphics
import Foundation
import QuartzCore

extension UISegmentedControl {
    // MARK: Segments

    final func put(_ view: SegmentView, at index: Int, animated: Bool = false) {
        let place = min(max(index, 0), segments.count)
        if animated, window != nil {
            layoutIfNeeded()
            let neighbour = segments.indices.contains(place) ? segments[place].frame.minX : bounds.maxX
            view.frame = CGRect(x: neighbour, y: 0, width: 0, height: bounds.height)
            view.alpha = 0
        }
        segments.insert(view, at: place)
        addSubview(view)
        if chosen >= place { chosen += 1 }
        segmentsDidChange(animated)
    }

    final func take(at index: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = min(max(index, 0), segments.count - 1)
        let view = segments.remove(at: place)
        if chosen == place { chosen = UISegmentedControl.noSegment } else if chosen > place { chosen -= 1 }
        pressed = nil
        guard animated, window != nil else {
            view.removeFromSuperview()
            return segmentsDidChange(false)
        }
        UIView.animate(withDuration: SegmentMetrics.duration) {
            view.alpha = 0
            view.bounds.size.width = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
        segmentsDidChange(true)
    }

    private final func segmentsDidChange(_ animated: Bool) {
        showState()
        invalidateIntrinsicContentSize()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: SegmentMetrics.duration) {
            for segment in self.segments { segment.alpha = 1 }
            self.placeParts()
        }
    }

    final func view(at index: Int) -> SegmentView? {
        guard segments.indices.contains(index) else {
            reportOnce("There is no segment \(index) of \(segments.count)")
            return nil
        }
        return segments[index]
    }

    final func change(_ index: Int, _ change: (SegmentView) -> Void) {
        guard let view = view(at: index) else { return }
        change(view)
        view.setNeedsLayout()
        showState()
        invalidateIntrinsicContentSize()
    }

    // MARK: Sizes

    final var fittingSize: CGSize {
        let height = segments.reduce(SegmentMetrics.height) { max($0, $1.contentSize.height + 8) }
        return CGSize(width: naturalWidths.reduce(0, +), height: height)
    }

    /// The widths that fit the contents.
    private final var naturalWidths: [CGFloat] {
        let own = segments.map { $0.contentSize.width.rounded(.up) + 2 * SegmentView.margin }
        let widest = own.max() ?? 0
        return segments.indices.map { index in
            if segments[index].fixedWidth > 0 { return segments[index].fixedWidth }
            return apportionsSegmentWidthsByContent ? own[index] : widest
        }
    }

    /// The widths that fill the control: segments without a fixed width share the remaining space.
    private final var widths: [CGFloat] {
        let natural = naturalWidths
        let free = segments.indices.filter { segments[$0].fixedWidth == 0 }
        guard !free.isEmpty else { return natural }
        let fixed = natural.reduce(0, +) - free.reduce(0) { $0 + natural[$1] }
        let room = max(0, bounds.width - fixed)
        let wanted = free.reduce(0) { $0 + natural[$1] }
        var widths = natural
        for index in free {
            let share = apportionsSegmentWidthsByContent && wanted > 0
            widths[index] = share ? room * natural[index] / wanted : room / CGFloat(free.count)
        }
        return widths
    }

    // MARK: Layout

    final func placeParts() {
        track.frame = bounds
        track.layer.cornerRadius = min(SegmentMetrics.radius, bounds.height / 2)
        var x = bounds.minX
        for (segment, width) in zip(segments, widths) {
            let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
            segment.bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
            segment.center = CGPoint(x: left + width / 2, y: bounds.midY)
            x += width
        }
        placePlate()
    }

    final func placePlate() {
        guard segments.indices.contains(shownChoice) else { return }
        let segment = segments[shownChoice]
        plate.bounds = CGRect(
            x: 0, y: 0, width: max(0, segment.bounds.width - 2 * SegmentMetrics.inset),
            height: max(0, bounds.height - 2 * SegmentMetrics.inset))
        plate.center = segment.center
        plate.round(to: SegmentMetrics.plateRadius)
        let isSmall = dragsPlate && isTracking
        let scale = isSmall ? SegmentMetrics.pressedScale : 1
        plate.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// The selected segment, or the one to which the plate is being dragged.
    final var shownChoice: Int {
        if isMomentary { return UISegmentedControl.noSegment }
        return dragsPlate ? pressed ?? chosen : chosen
    }

    // MARK: Appearance

    final func showState() {
        alpha = isEnabled ? 1 : 0.5
        track.backgroundColor = ownTrackColor ?? .tertiarySystemFill
        plate.color = selectedSegmentTintColor ?? UISegmentedControl.plateColor
        let choice = shownChoice
        plate.isHidden = !segments.indices.contains(choice)
        for (index, segment) in segments.enumerated() {
            let isChosen = index == choice
            let isPressed = isTracking && pressed == index && !isChosen && !dragsPlate
            show(segment, isChosen: isChosen, isPressed: isPressed)
            // There are no lines next to the plate.
            segment.divider.alpha = index == 0 || isChosen || index - 1 == choice ? 0 : 1
        }
        showImages(choice: choice)
        noteLayoutChange()
    }

    private static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }

    private final func show(_ segment: SegmentView, isChosen: Bool, isPressed: Bool) {
        segment.isSelected = isChosen
        let state: State = !isEnabled || !segment.isEnabled ? .disabled : isChosen ? .selected : .normal
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular),
            .foregroundColor: segment.isEnabled ? UIColor.label : .tertiaryLabel,
        ]
        attributes.merge(self.attributes[.normal] ?? [:]) { $1 }
        if state != .normal { attributes.merge(self.attributes[state] ?? [:]) { $1 } }
        segment.label.font = attributes[.font] as? UIFont
        segment.label.textColor = attributes[.foregroundColor] as? UIColor
        if let text = segment.label.text, attributes.count > 2 {
            segment.label.setStyledText(StyledText(text, attributes))
            segment.label.textAlignment = .center
        }
        segment.imageView.tintColor = attributes[.foregroundColor] as? UIColor
        segment.label.alpha = isPressed ? 0.3 : 1
        segment.imageView.alpha = isPressed ? 0.3 : 1
    }

    private final func showAnimated() {
        guard window != nil else { return showState() }
        UIView.animate(
            withDuration: SegmentMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.showState()
            self.placePlate()
        }
    }

    // MARK: Touches

    /// Returns the segment under a finger, or the nearest one.
    private final func segment(under touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.indices.min { distance(from: x, to: $0) < distance(from: x, to: $1) }
    }

    private final func distance(from x: CGFloat, to index: Int) -> CGFloat {
        let frame = segments[index].frame
        return max(frame.minX - x, x - frame.maxX, 0)
    }

    final func press(_ touch: UITouch) -> Bool {
        layoutIfNeeded()
        guard let index = segment(under: touch), segments[index].isEnabled else { return false }
        pressed = index
        dragsPlate = !isMomentary && index == chosen
        return true
    }

    final func drag(_ touch: UITouch) {
        let index = isTouchInside ? segment(under: touch) : nil
        let target = index.flatMap { segments[$0].isEnabled ? $0 : nil }
        // A dragged plate stays on its segment when the finger is not over an enabled one.
        guard target != pressed, target != nil || !dragsPlate else { return }
        pressed = target
        showAnimated()
    }

    final func endPress(_ chooses: Bool) {
        let (choice, wasMomentary) = (pressed, isMomentary)
        (pressed, dragsPlate) = (nil, false)
        guard chooses, let choice, segments.indices.contains(choice), wasMomentary || choice != chosen else {
            return showAnimated()
        }
        chosen = choice
        showAnimated()
        if let action = segments[choice].action { sendAction(action) }
        sendValueChanged()
        if wasMomentary { chosen = UISegmentedControl.noSegment }
    }
}
