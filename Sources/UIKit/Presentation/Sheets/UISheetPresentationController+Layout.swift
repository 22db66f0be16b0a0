import CoreGraphics
import Foundation
import QuartzCore

extension UISheetPresentationController {
    /// The distance from the safe area's top to the sheet, and the corner radius, in points.
    private static let (topGap, cornerRadius): (CGFloat, CGFloat) = (10, 10)
    private static let (formSize, pageSize) = (CGSize(width: 540, height: 620), CGSize(width: 704, height: 1000))

    /// The placement of a sheet on its screen.
    enum Placement {
        /// Attached to the bottom edge, floating in the middle, or covering the screen.
        case attached, floating, covering
    }

    final var placement: Placement {
        let traits = surroundingTraits
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .covering }
        return traits.horizontalSizeClass == .regular ? .floating : .attached
    }

    // MARK: Detents

    /// The maximum height above the safe area, in points.
    private func maximumHeight(in container: UIView) -> CGFloat {
        let (size, safe) = (container.bounds.size, container.safeAreaInsets)
        switch placement {
        case .covering: return size.height
        case .attached: return max(0, size.height - safe.top - UISheetPresentationController.topGap - safe.bottom)
        case .floating:
            let room = max(0, size.height - safe.top - safe.bottom - 2 * UISheetPresentationController.topGap)
            return min(room, floatingSize.height)
        }
    }

    private var floatingSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        if !prefersPageSizing || presentationStyle == .formSheet, preferred.width > 0, preferred.height > 0 {
            return preferred
        }
        return prefersPageSizing ? UISheetPresentationController.pageSize : UISheetPresentationController.formSize
    }

    /// The heights of all active detents, in points from the sheet's bottom.
    final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let container else { return [] }
        let bottom = placement == .attached ? container.safeAreaInsets.bottom : 0
        let maximum = maximumHeight(in: container)
        let context = SheetDetentContext(surroundingTraits, maximum: maximum)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, $0 + bottom) }
        }
        return found.isEmpty || placement == .covering ? [(.large, maximum + bottom)] : found
    }

    /// The height of the selected detent.
    final var restingHeight: CGFloat {
        let heights = heights
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height ?? 0
    }

    // MARK: Frames

    /// The frame of the sheet at a height.
    final func sheetFrame(height: CGFloat, in container: UIView) -> CGRect {
        let bounds = container.bounds
        switch placement {
        case .covering: return bounds
        case .attached:
            var width = bounds.width
            let isWide = surroundingTraits.verticalSizeClass == .compact
            if isWide {
                width -= container.safeAreaInsets.left + container.safeAreaInsets.right
                let preferred = presentedViewController.preferredContentSize.width
                if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(width, preferred) }
            }
            return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
        case .floating:
            let width = min(floatingSize.width, bounds.width - 2 * UISheetPresentationController.topGap)
            var middle = bounds.midX
            if let sourceView, sourceView.window === container.window {
                let center = container.convert(sourceView.bounds, from: sourceView).midX
                middle = min(max(center, width / 2), bounds.width - width / 2)
            }
            let y = ((bounds.height - height) / 2).rounded()
            return CGRect(x: (middle - width / 2).rounded(), y: y, width: width, height: height)
        }
    }

    /// Lays out the sheet at rest, with the dimming and depth for that height.
    final func placeSheet() { place(at: restingHeight) }

    /// Lays out the sheet as dragged to a height, in points from the bottom. Below the smallest detent it moves down
    /// without shrinking.
    final func place(at visible: CGFloat) {
        guard let container, let sheetView, sheetView.superview === container else { return }
        let least = heights.map(\.height).min() ?? 0
        var frame = sheetFrame(height: max(visible, least), in: container)
        frame.origin.y += max(0, least - visible)
        if sheetView.transform.isIdentity, sheetView.frame != frame { sheetView.frame = frame }
        showLooks()
        showDepth(at: visible)
        sheetView.layoutIfNeeded()
    }

    // MARK: Appearance

    final func showLooks() {
        guard let container, let sheetView = presentedView as? SheetView else { return }
        let placement = placement
        var corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if placement == .floating { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = placement == .covering ? 0 : preferredCornerRadius ?? UISheetPresentationController.cornerRadius
        sheetView.show(
            corners: corners, radius: max(0, radius), grabber: prefersGrabberVisible && placement != .covering,
            shadow: dimAlpha(at: restingHeight) < 1 || placement == .floating)
        var safe = container.safeAreaInsets
        switch placement {
        case .covering: break
        case .attached:
            safe.top = 0
            if surroundingTraits.verticalSizeClass == .compact { (safe.left, safe.right) = (0, 0) }
        case .floating: safe = .zero
        }
        sheetView.restingSafeArea = safe
    }

    /// Updates the dimming and the pushed-back content behind the sheet for its current height.
    final func showDepth(at visible: CGFloat? = nil) {
        guard container != nil else { return }
        let visible = visible ?? restingHeight
        let alpha = dimAlpha(at: visible)
        dim.alpha = alpha
        dim.isUserInteractionEnabled = alpha > 0
        container?.letsTouchesThrough = alpha == 0
        pushedBack?.show(depth(at: visible))
    }

    /// The opacity of the dimming view at a height of the sheet.
    private func dimAlpha(at visible: CGFloat) -> CGFloat {
        let heights = heights
        let known = heights.map(\.height).sorted()
        guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height else {
            return min(max(visible / max(known.first ?? 1, 1), 0), 1)
        }
        guard let next = known.first(where: { $0 > limit + 0.5 }) else { return 0 }
        return min(max((visible - limit) / (next - limit), 0), 1)
    }

    /// How far the content behind is pushed back: 0 at half of the screen, and 1 with the sheet fully expanded.
    private func depth(at visible: CGFloat) -> CGFloat {
        guard let container, placement == .attached, surroundingTraits.verticalSizeClass != .compact else { return 0 }
        let bottom = container.safeAreaInsets.bottom
        let maximum = maximumHeight(in: container)
        guard maximum > 0 else { return 0 }
        return min(max((visible - bottom - maximum / 2) / (maximum / 2), 0), 1)
    }
}

/// The content behind a sheet, which shrinks as the sheet appears.
@MainActor
final class PushedBackView {
    private let view: UIView
    private let before: (transform: CGAffineTransform, radius: CGFloat, clips: Bool)

    /// The horizontal inset and the corner radius when fully pushed back, in points.
    private static let (margin, cornerRadius): (CGFloat, CGFloat) = (16, 10)

    /// Nil if nothing is to shrink: behind anything but a page.
    init?(behind sheet: UISheetPresentationController) {
        let presenter = sheet.presentingViewController
        guard sheet.presentationStyle != .formSheet || sheet.surroundingTraits.horizontalSizeClass == .compact else {
            return nil
        }
        if let below = presenter.activePresentationController {
            guard let lower = below as? UISheetPresentationController, let card = lower.sheetView else { return nil }
            view = card
        } else {
            guard let root = presenter.viewIfLoaded, root.superview is UIWindow else { return nil }
            view = root
        }
        before = (view.transform, view.layer.cornerRadius, view.clipsToBounds)
    }

    /// Pushes the view back to a depth from 0 to 1.
    func show(_ depth: CGFloat) {
        let size = view.bounds.size
        guard size.width > 4 * PushedBackView.margin, let window = view.window else { return }
        view.clipsToBounds = depth > 0 || before.clips
        if !(view is SheetView) {
            view.layer.cornerRadius = before.radius + depth * (PushedBackView.cornerRadius - before.radius)
        }
        let scale = 1 - depth * 2 * PushedBackView.margin / size.width
        let top = view.center.y - size.height / 2
        let shift = depth * (window.safeAreaInsets.top - top) - size.height * (1 - scale) / 2
        view.transform = before.transform.concatenating(
            CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: shift)))
    }

    /// Restores the view's original state.
    func restore() {
        view.transform = before.transform
        view.layer.cornerRadius = before.radius
        view.clipsToBounds = before.clips
    }
}
