// Accessibility's constants for Swift 4 mode. Each is obsoleted in Swift 4.2.

/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.searchField` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.playsSound` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
/// The name of `UIAccessibilityTraits.keyboardKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// The name of `UIAccessibilityTraits.summaryElement` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
/// The name of `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }
/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits.allowsDirectInteraction
}
/// The name of `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
/// The name of `UIAccessibilityTraits.tabBar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}
/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}
/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}
/// The name of `UIAccessibility.Notification.pageScrolled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.pageScrolled
}
