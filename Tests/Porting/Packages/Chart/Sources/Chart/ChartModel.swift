import Combine
import CoreGraphics
import Foundation

/// The values of a chart, and the visible part of them.
public final class ChartModel: ObservableObject {
    @Published public var values: [Double]
    /// The part that is visible, between 0 and 1.
    @Published public private(set) var window: ClosedRange<Double> = 0...1

    /// The least and the greatest value.
    public var extent: AnyPublisher<ClosedRange<Double>, Never> {
        $values
            .compactMap { values in
                guard let low = values.min(), let high = values.max() else { return nil }
                return low...high
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    public init(values: [Double] = []) { self.values = values }

    /// Scrolls the window by a share of its size; it stays within the values.
    public func scroll(by share: Double) {
        let length = window.upperBound - window.lowerBound
        let start = min(max(window.lowerBound + share * length, 0), 1 - length)
        window = start...(start + length)
    }

    /// Zooms the window around a place in it.
    public func zoom(by factor: Double, around place: Double) {
        let length = window.upperBound - window.lowerBound
        let shorter = min(max(length / factor, 0.05), 1)
        let anchor = window.lowerBound + place * length
        let start = min(max(anchor - place * shorter, 0), 1 - shorter)
        window = start...(start + shorter)
    }
}
