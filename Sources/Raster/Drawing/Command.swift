/// One drawing command, in painting order.
package enum Command: Sendable {
    /// Paints the covered pixels.
    case fill(Fill)
    /// Draws everything up to the matching `endGroup` onto transparency, and then composites it as a whole.
    case beginGroup(Group)
    case endGroup

    package struct Fill: Sendable {
        package var coverage: Coverage
        package var paint: Paint
        package var opacity: Float
        package var blendMode: BlendMode

        package init(_ coverage: Coverage, _ paint: Paint, opacity: Float = 1, blendMode: BlendMode = .sourceOver) {
            self.coverage = coverage
            self.paint = paint
            self.opacity = opacity
            self.blendMode = blendMode
        }
    }

    package struct Group: Sendable {
        /// The pixels that the group may touch. A group blended by `destinationIn` clears all of them outside its
        /// content.
        package var bounds: PixelRect
        package var opacity: Float
        package var blendMode: BlendMode
        /// The coverage that multiplies the group's alpha when it is composited; nil for none.
        package var clip: Coverage?

        package init(bounds: PixelRect, opacity: Float = 1, blendMode: BlendMode = .sourceOver, clip: Coverage? = nil) {
            self.bounds = bounds
            self.opacity = opacity
            self.blendMode = blendMode
            self.clip = clip
        }
    }
}

extension Command {
    /// The approximate memory of the command's coverage, in bytes.
    package var byteCount: Int {
        switch self {
        case .fill(let fill): fill.coverage.byteCount
        case .beginGroup(let group): group.clip?.byteCount ?? 0
        case .endGroup: 0
        }
    }
}
