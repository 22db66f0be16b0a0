import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationBar {
    // MARK: Measures

    /// Whether the bar is low, as on phones that lie on their side.
    final var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    }

    final var rowHeight: CGFloat { isCompact ? UINavigationBar.compactRowHeight : UINavigationBar.rowHeight }

    /// Whether the title of the top item is large while the content is at its top.
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

    /// The height of the row of buttons, with the prompt above it; 0 while only the search shows.
    final var topRowHeight: CGFloat {
        if search?.takesWholeBar == true { return 0 }
        return rowHeight + (topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight)
    }

    /// The search that lies below the other parts.
    final var search: (any NavigationSearch)? { topItem?.search.flatMap { $0.isInline ? nil : $0 } }

    final var searchHeight: CGFloat { search?.barHeight ?? 0 }

    /// Whether the search gives way to the content.
    final var hidesSearchWhenScrolling: Bool {
        guard let search, let topItem else { return false }
        return topItem.hidesSearchBarWhenScrolling && !search.isSearching
    }

    /// How much of the height gives way to the content: the large title, and the search where it does.
    final var flexibleHeight: CGFloat {
        (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0) + (hidesSearchWhenScrolling ? searchHeight : 0)
    }

    /// The height with the whole of the large title.
    final var fullHeight: CGFloat { baseHeight + flexibleHeight }

    /// The distance of contents from the sides, in points.
    final var sideMargin: CGFloat { ViewMargins.side(ofWidth: bounds.width) }

    // MARK: Looks

    /// The looks of the moment, and whether the system's background is left out of them.
    final var shownAppearance: (looks: UINavigationBarAppearance, isClear: Bool) {
        let item = topItem
        let standard = item?.standardAppearance ?? standardAppearance
        let usual = isCompact ? item?.compactAppearance ?? compactAppearance ?? standard : standard
        guard isAtScrollEdge else { return (usual, false) }
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
        if let looks = isCompact ? compactEdge ?? edge : edge { return (looks, false) }
        // A bar that was given a colour or an image the old way keeps them.
        return (usual, item?.standardAppearance != nil || barTintColor == nil && backgroundImage(for: .default) == nil)
    }

    /// What the properties from before there were appearances ask for; nil where an appearance has their place.
    private final var plainLooks: PlainBarLooks? {
        guard !hasOwnAppearance, topItem?.standardAppearance == nil else { return nil }
        let looks = PlainBarLooks(
            tint: barTintColor?.withAlphaComponent(isTranslucent ? 0.85 : 1), isTranslucent: isTranslucent,
            background: backgroundImage(for: .default), shadow: shadowImage)
        return looks.isSet ? looks : nil
    }

    /// Shows what items and looks say now.
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

    /// Puts the search into its place, and says how high it is.
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

    /// Shows other items; animated, the old ones move and fade away.
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

    /// What a tap on the back button does.
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
