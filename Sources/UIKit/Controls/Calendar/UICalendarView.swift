import CoreGraphics
public import Foundation
import QuartzCore

/// A month of a calendar, whose days can have decorations and be selected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview)
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// How large a decoration is.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize)
    public enum DecorationSize: Int, Sendable {
        /// Small, as large as usual, or large.
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

    /// The delegate, asked for decorations. Not retained.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { grid.reloadDecorations(nil) } }

    // MARK: The calendar

    /// The calendar. The user's by default.
    open var calendar = Calendar.ofSystem { didSet { calendarDidChange() } }

    /// The locale, whose words and first day of the week the view has. The calendar's by default, or else the user's.
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

    /// The dates that people can see and select: all of the calendar's by default. A month that shows lies within.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            if let range = gridRange, grid.month.start < range.lowerBound || grid.month.start > range.upperBound {
                let limited = min(max(grid.month.start, range.lowerBound), range.upperBound)
                turn(to: components(of: limited), animated: false)
            }
            grid.updateDays()
        }
    }

    /// The year and the month that show.
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

    /// What delegates are given of a day.
    final func components(of date: Date) -> DateComponents { grid.month.components(of: date) }

    /// Shows the month of a day, as far as the range of dates goes.
    final func turn(to day: DateComponents, animated: Bool) {
        guard var date = shownCalendar.date(from: day) else {
            return reportOnce("\(day) is no date of the calendar; the month stays")
        }
        if let range = gridRange { date = min(max(date, range.lowerBound), range.upperBound) }
        let old = visibleDateComponents
        let other = CalendarMonth(containing: date, calendar: shownCalendar)
        guard other != grid.month else { return }
        grid.turn(to: other, animated: animated)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    // MARK: Selection

    /// How people select days; nil, the default, for not at all.
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

    /// Asks the delegate for the decorations of days anew.
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

/// Says what decorates the days of a calendar view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate)
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What is below the number of a day; nil, the default, for nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called when another month shows.
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
    /// What is below the number of a day: a dot, an image, or a view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicalendarview/decoration)
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let image: UIImage?
        private let color: UIColor?
        private let size: DecorationSize
        private let provider: (() -> UIView)?

        /// Creates a dot of the system's colour.
        public override convenience init() { self.init(image: nil) }

        /// Creates a decoration of an image; a dot for nil.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            (self.image, self.color, self.size, provider) = (image, color, size, nil)
            super.init()
        }

        /// Creates a decoration of a view, which the closure makes for each day.
        public init(customViewProvider: @escaping () -> UIView) {
            (image, color, size, provider) = (nil, nil, .medium, customViewProvider)
            super.init()
        }

        /// Returns a dot of a colour, the system's by default.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// Returns an image, in a colour if it is a template.
        open class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a view, which the closure makes for each day.
        open class func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }

        /// The side of images, and of dots, by size, in points.
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
