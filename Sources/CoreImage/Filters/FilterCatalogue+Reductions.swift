import CoreGraphics
import Raster

extension FilterCatalogue {
    static let reductions: [FilterSpec] = [
        area("CIAreaAverage", "Area Average", .average),
        area("CIAreaMinimum", "Area Minimum", .minimum),
        area("CIAreaMaximum", "Area Maximum", .maximum),
        area("CIAreaMinMax", "Area Min and Max", .extremes),
        area("CIAreaMinMaxRed", "Area Min and Max Red", .redExtremes),
        area("CIAreaMinimumAlpha", "Area Minimum Alpha", .minimumAlpha),
        area("CIAreaMaximumAlpha", "Area Maximum Alpha", .maximumAlpha),
        averages("CIRowAverage", "Row Average", isOfRows: true),
        averages("CIColumnAverage", "Column Average", isOfRows: false),
        FilterSpec(
            "CIHistogramDisplayFilter", "Histogram Display", kCICategoryReduction,
            [
                .image, .scalar("inputHeight", 100, 1...200), .scalar("inputHighLimit", 1, 0...1),
                .scalar("inputLowLimit", 0, 0...1),
            ]
        ) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            return HistogramDisplayNode(
                image, height: Int(max(1, min(inputs.number("inputHeight"), 4096))),
                low: inputs.number("inputLowLimit"), high: inputs.number("inputHighLimit"))
        },
        FilterSpec(
            "CIAreaHistogram", "Area Histogram", kCICategoryReduction,
            [.image, .extent, .count("inputCount", 64, 1...256), .scalar("inputScale", 1, 0...1)]
        ) { inputs in
            guard let image = inputs.image(), let area = inputs.area(of: image) else { return nil }
            let bins = Int(max(1, min(inputs.number("inputCount"), 2048)))
            return HistogramNode(image, area: area, bins: bins, scale: inputs.number("inputScale"))
        },
        FilterSpec(
            "CIKMeans", "KMeans", kCICategoryReduction,
            [
                .image, .extent, .colors("inputMeans"), .count("inputCount", 8, 0...128),
                .count("inputPasses", 5, 0...20), .flag("inputPerceptual", false),
            ]
        ) { inputs in
            guard let image = inputs.image(), let area = inputs.area(of: image) else { return nil }
            // A list of colours determines its own count.
            let given = inputs.values["inputMeans"] as? [CIColor]
            let count = given.map { Double($0.count) } ?? inputs.number("inputCount")
            let means =
                given.map { KMeansNode.Means.colors($0) } ?? inputs.optionalImage("inputMeans").map { .image($0) }
            return KMeansNode(
                image, area: area, means: means, colors: Int(max(1, min(count, 128))),
                passes: Int(max(0, min(inputs.number("inputPasses"), 20))),
                isPerceptual: inputs.number("inputPerceptual") != 0)
        },
    ]

    private static func area(_ name: String, _ display: String, _ statistic: AreaNode.Statistic) -> FilterSpec {
        FilterSpec(name, display, kCICategoryReduction, [.image, .extent]) { inputs in
            guard let image = inputs.image(), let area = inputs.area(of: image) else { return nil }
            return AreaNode(image, area: area, statistic)
        }
    }

    private static func averages(_ name: String, _ display: String, isOfRows: Bool) -> FilterSpec {
        FilterSpec(name, display, kCICategoryReduction, [.image, .extent]) { inputs in
            guard let image = inputs.image(), let area = inputs.area(of: image) else { return nil }
            return AveragesNode(image, area: area, isOfRows: isOfRows)
        }
    }
}
