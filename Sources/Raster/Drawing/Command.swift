/// One drawing command, in painting order.
package enum Command: Sendable {
    /// Paint on what is covered.
    case fill(Fill)
    /// Everything up to the matching `endGroup` is drawn onto transparency and then composited as a whole.
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
        /// The pixels that the group may touch. A group that blends by `destinationIn` clears all of them that it leaves out.
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
    /// About how much memory the command's coverage takes.
    package var byteCount: Int {
        switch self {
        case .fill(let fill): fill.coverage.byteCount
        case .beginGroup(let group): group.clip?.byteCount ?? 0
        case .endGroup: 0
        }
    }
}
