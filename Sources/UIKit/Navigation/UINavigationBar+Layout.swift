import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationBar {
    // MARK: Metrics

    /// Whether the bar is compact, as on phones in landscape.
    final var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    }

    final var rowHeight: CGFloat { isCompact ? UINavigationBar.compactRowHeight : UINavigationBar.rowHeight }

    /// Whether the top item has a large title while the content is scrolled to its top.
    final var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isCompact, !stack.isEmpty, search?.takesWholeBar != true else { return false }
        for item in stack.reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    /// The height without a large title.
    final var baseHeight: CGFloat {
        topRowHeight + (hidesSearchWhenScrolling ? 0 : searchHeight)
    }

    /// The height of the row of buttons, including the prompt above it; 0 while only the search bar is shown.
    final var topRowHeight: CGFloat {
        if search?.takesWholeBar == true { return 0 }
        return rowHeight + (topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight)
    }

    /// The search bar that is laid out below the other parts.
    final var search: (any NavigationSearch)? { topItem?.search.flatMap { $0.isInline ? nil : $0 } }

    final var searchHeight: CGFloat { search?.barHeight ?? 0 }

    /// Whether the search bar is hidden as the content scrolls.
    final var hidesSearchWhenScrolling: Bool {
        guard let search, let topItem else { return false }
        return topItem.hidesSearchBarWhenScrolling && !search.isSearching
    }

    /// The part of the height that collapses as the content scrolls: the large title, and the search bar where it is
    /// hidden.
    final var flexibleHeight: CGFloat {
        (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0) + (hidesSearchWhenScrolling ? searchHeight : 0)
    }

    /// The height with the fully expanded large title.
    final var fullHeight: CGFloat { baseHeight + flexibleHeight }

    /// The margin of the contents at the sides, in points.
    final var sideMargin: CGFloat { ViewMargins.side(ofWidth: bounds.width) }

    // MARK: Appearance

    /// The current appearance, and whether its system background is omitted.
    final var shownAppearance: (looks: UINavigationBarAppearance, isClear: Bool) {
        let item = topItem
        let standard = item?.standardAppearance ?? standardAppearance
        let usual = isCompact ? item?.compactAppearance ?? compactAppearance ?? standard : standard
        guard isAtScrollEdge else { return (usual, false) }
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
        if let looks = isCompact ? compactEdge ?? edge : edge { return (looks, false) }
        // A bar with a colour or an image set by the older properties keeps them.
        return (usual, item?.standardAppearance != nil || barTintColor == nil && backgroundImage(for: .default) == nil)
    }

    /// The values of the properties from before bar appearances; nil if an appearance replaces them.
    private final var plainLooks: PlainBarLooks? {
        guard !hasOwnAppearance, topItem?.standardAppearance == nil else { return nil }
        let looks = PlainBarLooks(
            tint: barTintColor?.withAlphaComponent(isTranslucent ? 0.85 : 1), isTranslucent: isTranslucent,
            background: backgroundImage(for: .default), shadow: shadowImage)
        return looks.isSet ? looks : nil
    }

    /// Updates the bar for its items and appearances.
    final func barDidChange() {
        for item in stack { item.host = self }
        let (looks, isClear) = shownAppearance
        if let plainLooks {
            let own = UIBarAppearance(idiom: .phone)
            plainLooks.change(own)
            background.show(own, isClear: isAtScrollEdge && !plainLooks.isShownAtScrollEdge)
        } else {
            background.show(looks, isClear: isClear)
        }
        row.show(topItem, over: backItem, of: self, looks: looks)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        attributes.merge(looks.largeTitleTextAttributes) { $1 }
        let title = showsLargeTitle ? topItem?.title : nil
        largeTitleLabel.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        setNeedsLayout()
        navigationController?.barDidChange()
        invalidateIntrinsicContentSize()
    }

    final func placeParts() {
        background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: topRowHeight)
        row.clipsToBounds = topRowHeight == 0
        row.alpha = topRowHeight == 0 ? 0 : 1
        let searchPart = placeSearch()
        let area = max(0, bounds.height - row.frame.maxY - searchPart)
        largeTitleArea.frame = CGRect(x: 0, y: row.frame.maxY, width: bounds.width, height: area)
        let size = largeTitleLabel.sizeThatFits(.zero)
        let width = min(size.width, bounds.width - 2 * sideMargin)
        largeTitleLabel.frame = CGRect(
            x: isRightToLeft ? bounds.width - sideMargin - width : sideMargin, y: area - 8 - size.height, width: width,
            height: size.height)
        row.titleIsHidden = showsLargeTitle && area > 8
    }

    /// Lays out the search bar, and returns its height.
    private final func placeSearch() -> CGFloat {
        let view = search?.barView
        if shownSearch !== view {
            if shownSearch?.superview === searchArea { shownSearch?.removeFromSuperview() }
            if let view { searchArea.addSubview(view) }
            shownSearch = view
            search?.didMove(to: self)
        }
        searchArea.isHidden = view == nil
        guard let view, let search else { return 0 }
        let extra = max(0, bounds.height - row.frame.maxY)
        let title = showsLargeTitle ? UINavigationBar.largeTitleHeight : 0
        let height = hidesSearchWhenScrolling ? min(max(extra - title, 0), search.barHeight) : search.barHeight
        searchArea.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        view.frame = searchArea.bounds
        view.alpha = search.barHeight > 0 ? height / search.barHeight : 1
        return height
    }

    // MARK: Items

    /// Shows other items; if animated, the old ones slide and fade away.
    final func show(_ items: [UINavigationItem], isBack: Bool, animated: Bool) {
        let old = animated && window != nil ? row.snapshotView(afterScreenUpdates: false) : nil
        for item in stack where item.host === self { item.host = nil }
        stack = items
        barDidChange()
        guard let old else { return }
        old.frame = row.frame
        insertSubview(old, aboveSubview: row)
        layoutIfNeeded()
        let way = bounds.width * 0.3 * (isBack != isRightToLeft ? -1 : 1)
        row.slide(by: way)
        row.alpha = 0
        UIView.animate(
            withDuration: NavigationSlide.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) { [row] in
            row.slide(by: 0)
            row.alpha = 1
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Handles a tap on the back button.
    final func goBack() {
        if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
        guard let navigationController else { return _ = popItem(animated: true) }
        if let top = topItem, let delegate = navigationController as? any UINavigationBarDelegate,
            !delegate.navigationBar(self, shouldPop: top)
        {
            return
        }
        navigationController.popViewController(animated: true)
    }
}
