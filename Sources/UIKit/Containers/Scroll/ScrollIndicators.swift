import CoreGraphics
import QuartzCore

/// The scroll indicators of a scroll view, which show the content's position while it moves.
@MainActor
final class ScrollIndicators {
    private unowned let scrollView: UIScrollView
    private let bars = AxisPair(horizontal: CALayer(), vertical: CALayer())
    private var areShown = false

    /// The thickness, the distance from the edges, and the minimum length of an indicator, in points.
    private static let (thickness, margin, minLength) = (CGFloat(3), CGFloat(3), CGFloat(36))
    /// How long the indicators stay after the content stops, and how long they take to fade out, in seconds.
    private static let (stay, fading) = (0.3, 0.25)

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        for axis in NSLayoutConstraint.Axis.both {
            bars[axis].cornerRadius = ScrollIndicators.thickness / 2
            bars[axis].zPosition = 1e5
            bars[axis].opacity = 0
            bars[axis].name = "UIScrollView-indicator"
        }
    }

    func show() {
        areShown = true
        change {
            for axis in NSLayoutConstraint.Axis.both {
                let bar = bars[axis]
                if bar.superlayer == nil { scrollView.layer.addSublayer(bar) }
                bar.removeAnimation(forKey: "fade")
                bar.opacity = 1
            }
        }
        update()
    }

    func fade() {
        guard areShown else { return }
        areShown = false
        change {
            for axis in NSLayoutConstraint.Axis.both {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 1
                animation.toValue = 0
                animation.beginTime = bars[axis].convertTime(CACurrentMediaTime(), from: nil) + ScrollIndicators.stay
                animation.duration = ScrollIndicators.fading
                animation.fillMode = .backwards
                bars[axis].opacity = 0
                bars[axis].add(animation, forKey: "fade")
            }
        }
    }

    /// Updates the indicators to the content's position.
    func update() {
        guard bars.vertical.superlayer != nil else { return }
        change {
            for axis in NSLayoutConstraint.Axis.both { place(axis) }
        }
    }

    private func place(_ axis: NSLayoutConstraint.Axis) {
        let (bar, bounds) = (bars[axis], scrollView.layer.bounds)
        let isVertical = axis == .vertical
        let isWanted =
            isVertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
        bar.isHidden = !isWanted || !scrollView.hasMore(axis)
        guard !bar.isHidden else { return }
        bar.backgroundColor = color
        var insets =
            isVertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets { insets = insets + scrollView.adjustment }
        let (thickness, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
        let track = bounds.inset(by: insets).insetBy(dx: margin, dy: margin)
        let room = track.length(axis)
        let range = scrollView.range(axis)
        let whole = range.upperBound - range.lowerBound + bounds.length(axis)
        guard room > 0, whole > 0 else { return }
        let offset = bounds.low(axis)
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        // Content pulled beyond an edge compresses the indicator.
        let natural = max(room * bounds.length(axis) / whole, min(ScrollIndicators.minLength, room))
        let length = max(natural - abs(offset - edge), 2 * thickness)
        let progress = (edge - range.lowerBound) / (range.upperBound - range.lowerBound)
        let low = track.low(axis) + (room - length) * progress
        bar.frame =
            isVertical
            ? CGRect(x: track.maxX - thickness, y: low, width: thickness, height: length)
            : CGRect(x: low, y: track.maxY - thickness, width: length, height: thickness)
    }

    private var color: CGColor {
        let isDark = scrollView.traitCollection.userInterfaceStyle == .dark
        let isWhite = scrollView.indicatorStyle == .white || (scrollView.indicatorStyle == .default && isDark)
        return CGColor(gray: isWhite ? 1 : 0, alpha: isWhite ? 0.5 : 0.35)
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
