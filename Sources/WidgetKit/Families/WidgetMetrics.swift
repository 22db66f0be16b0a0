import UIKit

/// The sizes of widgets on a screen, in points, from the tables in Apple's Human Interface Guidelines.
struct WidgetMetrics {
    private let small: Double
    private let wide: Double
    private let tall: Double
    private let circle: Double
    private let rectangle: CGSize
    private let line: CGSize
    private let extraWide: Double?

    /// The radius of the corners of a widget on the home screen.
    static let cornerRadius = 22.0
    /// The distance of the content from the edges on the home screen.
    static let contentMargin = 16.0

    /// Returns the metrics for a screen. A screen that the tables do not have gets those of the next narrower one.
    init(screen: CGSize) {
        let width = min(screen.width, screen.height)
        let height = max(screen.width, screen.height)
        // An iPad's screen is not twice as high as wide.
        let rows = width >= 700 && height < 1.7 * width ? WidgetMetrics.pads : WidgetMetrics.phones
        let row = rows.last { width > $0.0.width - 1 && height > $0.0.height - 1 } ?? rows[0]
        self = row.1
    }

    private init(
        _ small: Double, _ wide: Double, _ tall: Double, circle: Double, rectangle: (Double, Double),
        line: (Double, Double), extraWide: Double? = nil
    ) {
        (self.small, self.wide, self.tall, self.circle) = (small, wide, tall, circle)
        self.rectangle = CGSize(width: rectangle.0, height: rectangle.1)
        self.line = CGSize(width: line.0, height: line.1)
        self.extraWide = extraWide
    }

    private static let phones: [(CGSize, WidgetMetrics)] = [
        (320, 568, WidgetMetrics(141, 292, 311, circle: 68, rectangle: (153, 68), line: (225, 26))),
        (360, 780, WidgetMetrics(155, 329, 345, circle: 72, rectangle: (157, 72), line: (225, 26))),
        (375, 667, WidgetMetrics(148, 321, 324, circle: 68, rectangle: (153, 68), line: (225, 26))),
        (375, 812, WidgetMetrics(155, 329, 345, circle: 72, rectangle: (157, 72), line: (225, 26))),
        (390, 844, WidgetMetrics(158, 338, 354, circle: 72, rectangle: (160, 72), line: (234, 26))),
        (414, 736, WidgetMetrics(159, 348, 357, circle: 76, rectangle: (170, 76), line: (248, 26))),
        (414, 896, WidgetMetrics(169, 360, 379, circle: 76, rectangle: (160, 72), line: (248, 26))),
        (428, 926, WidgetMetrics(170, 364, 382, circle: 76, rectangle: (172, 76), line: (257, 26))),
    ].map { (CGSize(width: $0.0, height: $0.1), $0.2) }

    private static let pads: [(CGSize, WidgetMetrics)] = [
        pad(768, 1024, 141, 305.5, 634.5), pad(810, 1080, 146, 320.5, 669), pad(820, 1180, 155, 342, 715.5),
        pad(834, 1112, 150, 327.5, 682), pad(834, 1194, 155, 342, 715.5), pad(954, 1373, 162, 350, 726),
        pad(1024, 1366, 170, 378.5, 795), pad(1192, 1590, 188, 412, 860),
    ]

    private static func pad(
        _ width: Double, _ height: Double, _ small: Double, _ wide: Double, _ extraWide: Double
    ) -> (CGSize, WidgetMetrics) {
        let metrics = WidgetMetrics(
            small, wide, wide, circle: 76, rectangle: (172, 76), line: (257, 26), extraWide: extraWide)
        return (CGSize(width: width, height: height), metrics)
    }

    /// Returns the size of a family. A phone has no extra large one, so it gets the large one.
    func size(of family: WidgetFamily) -> CGSize {
        switch family {
        case .systemSmall: CGSize(width: small, height: small)
        case .systemMedium: CGSize(width: wide, height: small)
        case .systemLarge: CGSize(width: wide, height: tall)
        case .systemExtraLarge: CGSize(width: extraWide ?? wide, height: tall)
        case .accessoryCircular: CGSize(width: circle, height: circle)
        case .accessoryRectangular: rectangle
        case .accessoryInline: line
        }
    }
}
