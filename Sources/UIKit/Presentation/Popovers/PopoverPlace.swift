import CoreGraphics

/// The position of a popover, and of its arrow.
struct PopoverPlace: Equatable {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The arrow's distance from the middle of its side.
    var arrowOffset: CGFloat

    /// Finds the side of an anchor where most of the popover fits; among equals, the first of below, above, right,
    /// left.
    ///
    /// - Parameters:
    ///   - size: the preferred size, without the arrow.
    ///   - anchor: the rectangle that the arrow points at.
    ///   - area: the available area.
    ///   - margin: the minimum distance of the arrow's centre from the popover's corners.
    static func best(
        size: CGSize, at anchor: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection, arrowHeight: CGFloat,
        margin: CGFloat
    ) -> PopoverPlace {
        let directions = [UIPopoverArrowDirection.up, .down, .right, .left].filter { permitted.contains($0) }
        var best: (place: PopoverPlace, share: CGFloat)?
        for direction in directions.isEmpty ? [.up] : directions {
            let place = place(size, anchor, area, direction, arrowHeight, margin)
            let body = place.frame.size
            let arrow =
                direction == .up || direction == .down
                ? CGSize(width: 0, height: arrowHeight) : CGSize(width: arrowHeight, height: 0)
            let share =
                max(0, body.width - arrow.width) * max(0, body.height - arrow.height) / max(size.width * size.height, 1)
            if best == nil || share > best!.share + 0.001 { best = (place, share) }
        }
        return best!.place
    }

    private static func place(
        _ size: CGSize, _ anchor: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection, _ arrowHeight: CGFloat,
        _ margin: CGFloat
    ) -> PopoverPlace {
        let isVertical = direction == .up || direction == .down
        let room: CGFloat =
            switch direction {
            case .up: area.maxY - anchor.maxY
            case .down: anchor.minY - area.minY
            case .left: area.maxX - anchor.maxX
            default: anchor.minX - area.minX
            }
        var frame = CGRect.zero
        if isVertical {
            frame.size = CGSize(
                width: min(size.width, area.width), height: min(size.height + arrowHeight, max(room, arrowHeight)))
            frame.origin.x = min(max(anchor.midX - frame.width / 2, area.minX), area.maxX - frame.width)
            frame.origin.y = direction == .up ? anchor.maxY : anchor.minY - frame.height
        } else {
            frame.size = CGSize(
                width: min(size.width + arrowHeight, max(room, arrowHeight)), height: min(size.height, area.height))
            frame.origin.y = min(max(anchor.midY - frame.height / 2, area.minY), area.maxY - frame.height)
            frame.origin.x = direction == .left ? anchor.maxX : anchor.minX - frame.width
        }
        let wanted = isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
        let limit = max(0, (isVertical ? frame.width : frame.height) / 2 - margin)
        return PopoverPlace(frame: frame, direction: direction, arrowOffset: min(max(wanted, -limit), limit))
    }
}
