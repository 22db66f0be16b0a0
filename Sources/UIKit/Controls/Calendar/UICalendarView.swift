import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a month of a calendar, whose days can be decorated and selected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview)
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// The size of a decoration.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize)
    public enum DecorationSize: Int, Sendable {
        /// Small, medium, or large.
        case small, medium, large
    }

    private let grid: MonthGridView

    public override init(frame: CGRect) {
        grid = MonthGridView(Date(), calendar: .ofSystem, locale: .ofSystem)
        super.init(frame: frame)
        makeParts()
    }

    public required init?(coder: NSCoder) {
        grid = MonthGridView(Date(), calendar: .ofSystem, locale: .ofSystem)
        super.init(coder: coder)
        makeParts()
    }

    private func makeParts() {
        isOpaque = false
        grid.owner = self
        addSubview(grid)
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The delegate, which provides the decorations. Not retained.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { grid.reloadDecorations(nil) } }

    // MARK: Calendar

    /// The calendar. The user's by default.
    open var calendar = Calendar.ofSystem { didSet { calendarDidChange() } }

    /// The locale, which determines the names and the first weekday. The calendar's by default, or else the user's.
    open var locale: Locale {
        get { ownLocale ?? calendar.locale ?? .ofSystem }
        set {
            ownLocale = newValue
            calendarDidChange()
        }
    }
    private var ownLocale: Locale?

    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? { didSet { calendarDidChange() } }

    /// The design of the days' font. The system's by default.
    open var fontDesign: UIFontDescriptor.SystemDesign {
        get { grid.design }
        set { grid.design = newValue }
    }

    /// The dates that the user can view and select: all of the calendar's by default. The visible month is within it.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            if let range = gridRange, grid.month.start < range.lowerBound || grid.month.start > range.upperBound {
                let limited = min(max(grid.month.start, range.lowerBound), range.upperBound)
                turn(to: components(of: limited), animated: false)
            }
            grid.updateDays()
        }
    }

    /// The year and the month of the visible month.
    open var visibleDateComponents: DateComponents {
        get {
            var components = shownCalendar.dateComponents([.era, .year, .month], from: grid.month.start)
            components.calendar = shownCalendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        turn(to: dateComponents, animated: animated)
    }

    final var shownCalendar: Calendar {
        var shown = calendar
        if let ownLocale { shown.locale = ownLocale }
        if let timeZone { shown.timeZone = timeZone }
        return shown
    }

    private func calendarDidChange() { grid.show(grid.month.start, calendar: shownCalendar, locale: locale) }

    /// Returns the components of a day that are passed to delegates.
    final func components(of date: Date) -> DateComponents { grid.month.components(of: date) }

    /// Shows the month of a day, within the available date range.
    final func turn(to day: DateComponents, animated: Bool) {
        guard var date = shownCalendar.date(from: day) else {
            return reportOnce("\(day) is not a date of the calendar; the month is unchanged")
        }
        if let range = gridRange { date = min(max(date, range.lowerBound), range.upperBound) }
        let old = visibleDateComponents
        let other = CalendarMonth(containing: date, calendar: shownCalendar)
        guard other != grid.month else { return }
        grid.turn(to: other, animated: animated)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    // MARK: Selection

    /// The selection; nil, the default, if days can't be selected.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            grid.updateDays()
        }
    }

    final func selectionDidChange() { grid.updateDays() }

    // MARK: Decorations

    /// Whether days have decorations. True by default.
    open var wantsDateDecorations = true { didSet { grid.reloadDecorations(nil) } }

    /// Queries the delegate again for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        grid.reloadDecorations(dates.compactMap { shownCalendar.date(from: $0) })
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: MonthGridView.leastWidth, height: MonthGridView.fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, MonthGridView.leastWidth), height: MonthGridView.fittingHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds
    }
}

extension UICalendarView: MonthGridOwner {
    func gridLook(of day: Date) -> MonthDayView.Look {
        let own = components(of: day)
        let isInRange =
            gridRange.map { shownCalendar.startOfDay(for: $0.lowerBound) <= day && day <= $0.upperBound } ?? true
        return MonthDayView.Look(
            isToday: shownCalendar.isDateInToday(day), isSelected: selectionBehavior?.isSelected(own) ?? false,
            isAvailable: isInRange && (selectionBehavior?.canTap(own) ?? true))
    }

    func gridDidTap(_ day: Date) {
        guard let selectionBehavior, gridLook(of: day).isAvailable else { return }
        selectionBehavior.didTap(components(of: day))
    }

    func gridDecoration(of day: Date) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        return delegate.calendarView(self, decorationFor: components(of: day))?.makeView()
    }

    var gridHasDecorations: Bool { wantsDateDecorations && delegate != nil }

    func gridDidTurn(from old: CalendarMonth) {
        var components = old.calendar.dateComponents([.era, .year, .month], from: old.start)
        components.calendar = old.calendar
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components)
    }

    var gridRange: ClosedRange<Date>? {
        availableDateRange.start == .distantPast && availableDateRange.end == .distantFuture
            ? nil : availableDateRange.start...availableDateRange.end
    }
}

/// Provides the decorations of a calendar view's days.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate)
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration below the number of a day; nil, the default, for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called when the visible month has changed.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

extension UICalendarView {
    /// The decoration below the number of a day: a dot, an image, or a view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview/decoration)
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let image: UIImage?
        private let color: UIColor?
        private let size: DecorationSize
        private let provider: (() -> UIView)?

        /// Creates a dot in the system's colour.
        public override convenience init() { self.init(image: nil) }

        /// Creates an image decoration; a dot for nil.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            (self.image, self.color, self.size, provider) = (image, color, size, nil)
            super.init()
        }

        /// Creates a decoration with a custom view, which the closure creates for each day.
        public init(customViewProvider: @escaping () -> UIView) {
            (image, color, size, provider) = (nil, nil, .medium, customViewProvider)
            super.init()
        }

        /// Returns a dot in a colour, by default the system's.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// Returns an image, in a colour if it is a template.
        open class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a custom view, which the closure creates for each day.
        open class func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }

        /// The side of images and dots of the decoration's size, in points.
        private var side: CGFloat { image == nil ? [4, 6, 8][size.rawValue] : [10, 12, 14][size.rawValue] }

        final func makeView() -> UIView {
            if let provider {
                let view = provider()
                view.clipsToBounds = true
                return view
            }
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.isUserInteractionEnabled = false
            guard let image else {
                view.backgroundColor = color ?? .systemGray
                view.layer.cornerRadius = side / 2
                return DotView(view)
            }
            view.image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: side - 2)) ?? image
            view.contentMode = .scaleAspectFit
            view.tintColor = color ?? .systemGray
            return DotView(view)
        }
    }
}

/// A decoration of a fixed size.
private final class DotView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        isOpaque = false
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content.bounds.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
