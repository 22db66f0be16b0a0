import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Hierarchies that have been scrolled and changed look like new ones.
final class RandomScrollingTests: HierarchyTestCase {
    @Observable
    final class Model {
        var numbers = Array(0..<60)
        var isWide = false
    }

    private struct Row: View {
        let number: Int
        let isWide: Bool
        var body: some View {
            HStack {
                Color(hue: Double(number % 17) / 17, saturation: 0.7, brightness: 0.9)
                    .frame(width: isWide ? 60 : 30, height: CGFloat(20 + number % 3 * 10))
                Spacer()
            }
        }
    }

    private struct StackScreen: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(model.numbers, id: \.self) { Row(number: $0, isWide: model.isWide) }
                }
            }
            .scrollIndicators(.never)
        }
    }

    private struct GridScreen: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))], spacing: 3, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(model.numbers, id: \.self) { Row(number: $0, isWide: model.isWide).frame(height: 30) }
                    } header: {
                        Color.gray.frame(height: 14)
                    }
                }
            }
            .scrollIndicators(.never)
        }
    }

    private struct ListScreen: View {
        let model: Model
        var body: some View {
            List { ForEach(model.numbers, id: \.self) { Row(number: $0, isWide: model.isWide).frame(height: 30) } }
                .scrollIndicators(.never)
        }
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        (view as? UIScrollView) ?? view.subviews.lazy.compactMap { self.scrollView(in: $0) }.first
    }

    /// Scrolls and changes at random; the result must equal a new hierarchy at the same offset.
    private func check<V: View>(seed: UInt64, _ make: (Model) -> V) throws {
        var random = SeededRandom(seed: seed)
        let model = Model()
        let host = Host(width: 200, height: 120, make(model))
        for _ in 0..<30 {
            let view = try XCTUnwrap(scrollView(in: host.view))
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                if !model.numbers.isEmpty {
                    model.numbers.remove(at: model.numbers.indices.randomElement(using: &random) ?? 0)
                }
            case 1: model.numbers.insert(Int.random(in: 100..<9_999, using: &random), at: 0)
            case 2: model.isWide.toggle()
            default:
                let most = max(0, view.contentSize.height - view.bounds.height)
                view.contentOffset.y = CGFloat.random(in: 0...max(1, most), using: &random).rounded()
            }
            host.settle()
        }
        // From the top, where nothing is estimated.
        let view = try XCTUnwrap(scrollView(in: host.view))
        view.contentOffset.y = 0
        host.settle()
        let fresh = Host(width: 200, height: 120, make(model))
        let (old, new) = (try XCTUnwrap(ViewPicture(host)), try XCTUnwrap(ViewPicture(fresh)))
        for y in 0..<120 {
            for x in 0..<200 where old[x, y] != new[x, y] {
                return XCTFail("seed \(seed): pixel \(x), \(y) is \(old[x, y]), not \(new[x, y])")
            }
        }
    }

    func testLazyStacks() async throws {
        for seed in 1...6 { try check(seed: UInt64(seed)) { StackScreen(model: $0) } }
    }
    func testLazyGrids() async throws { for seed in 1...6 { try check(seed: UInt64(seed)) { GridScreen(model: $0) } } }
    func testLists() async throws { for seed in 1...6 { try check(seed: UInt64(seed)) { ListScreen(model: $0) } } }
}
