import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Random view trees with random state changes look like new ones, pixel for pixel.
@MainActor
final class RandomTreeTests: HierarchyTestCase {
    /// A number that views read.
    @Observable
    final class Cell {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    /// The description of a view: the cells are those of the model, by their indices.
    indirect enum Plan {
        case color(Int), text(Int), shape(Int), spacer
        case row([Plan]), column([Plan]), pile([Plan])
        case padded(Plan, Int), framed(Plan, Int), faded(Plan, Int), moved(Plan, Int), turned(Plan, Int)
        case behind(Plan, Plan), inFront(Plan, Plan), clipped(Plan), styled(Plan, Int)
        case either(Int, Plan, Plan), maybe(Int, Plan), many(Int, Plan), identified(Int, Plan)
        case read(Plan), preferring(Plan, Int)
        case list(Int, Plan), lazyColumn(Int, Plan), lazyGrid(Int, Plan), grid([Plan]), scroll(Plan), fitting(
            Plan, Plan)
    }

    private struct WidthKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// A view made from a plan.
    struct Planned: View {
        let plan: Plan
        let cells: [Cell]

        private func number(_ index: Int) -> Int { cells[index % cells.count].value }
        private func part(_ plan: Plan) -> AnyView { AnyView(Planned(plan: plan, cells: cells)) }

        private func all(_ plans: [Plan]) -> some View {
            ForEach(plans.indices, id: \.self) { part(plans[$0]) }
        }

        var body: some View { made }

        private var made: AnyView {
            switch plan {
            case .color(let cell): AnyView(Color(hue: Double(number(cell)) / 10, saturation: 0.7, brightness: 0.9))
            case .text(let cell): AnyView(Text("n\(number(cell))").font(.system(size: 9)))
            case .shape(let cell):
                AnyView(RoundedRectangle(cornerRadius: CGFloat(number(cell))).fill(.blue).frame(width: 14, height: 9))
            case .spacer: AnyView(Spacer(minLength: 2))
            case .row(let plans): AnyView(HStack(spacing: 2) { all(plans) })
            case .column(let plans): AnyView(VStack(alignment: .leading, spacing: 1) { all(plans) })
            case .pile(let plans): AnyView(ZStack(alignment: .bottomTrailing) { all(plans) })
            case .padded(let inner, let cell): AnyView(part(inner).padding(CGFloat(number(cell))))
            case .framed(let inner, let cell):
                AnyView(part(inner).frame(width: CGFloat(10 + 4 * number(cell)), alignment: .trailing))
            case .faded(let inner, let cell): AnyView(part(inner).opacity(Double(number(cell)) / 10))
            case .moved(let inner, let cell): AnyView(part(inner).offset(x: CGFloat(number(cell)) - 4, y: 2))
            case .turned(let inner, let cell): AnyView(part(inner).rotationEffect(.degrees(Double(number(cell)) * 10)))
            case .behind(let inner, let other): AnyView(part(inner).background { part(other) })
            case .inFront(let inner, let other): AnyView(part(inner).overlay(alignment: .topLeading) { part(other) })
            case .clipped(let inner): AnyView(part(inner).clipShape(.capsule))
            case .styled(let inner, let cell):
                AnyView(part(inner).foregroundStyle(number(cell) % 2 == 0 ? .red : .green).lineLimit(1))
            case .either(let cell, let one, let other):
                AnyView(Group { if number(cell) % 2 == 0 { part(one) } else { part(other) } })
            case .maybe(let cell, let inner): AnyView(Group { if number(cell) % 3 != 0 { part(inner) } })
            case .many(let cell, let inner): AnyView(ForEach(0..<number(cell) % 4, id: \.self) { _ in part(inner) })
            case .identified(let cell, let inner): AnyView(part(inner).id(number(cell) % 3))
            case .read(let inner):
                AnyView(
                    GeometryReader { proxy in
                        part(inner).frame(maxWidth: proxy.size.width / 2)
                    })
            case .list(let cell, let inner):
                AnyView(
                    List(0..<number(cell), id: \.self) { index in
                        if index % 3 == 0 { part(inner) } else { Text("row \(index)").font(.system(size: 9)) }
                    }
                    .listStyle(.plain).environment(\.defaultMinListRowHeight, 20))
            case .lazyColumn(let cell, let inner):
                AnyView(
                    ScrollView {
                        LazyVStack(spacing: 1) {
                            ForEach(0..<number(cell) * 3, id: \.self) { _ in part(inner).frame(height: 12) }
                        }
                    })
            case .lazyGrid(let cell, let inner):
                AnyView(
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 2)], spacing: 2) {
                            ForEach(0..<number(cell), id: \.self) { _ in part(inner).frame(height: 9) }
                        }
                    })
            case .grid(let plans):
                AnyView(
                    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                        ForEach(plans.indices, id: \.self) { row in GridRow { all(Array(plans[...row])) } }
                    })
            case .scroll(let inner): AnyView(ScrollView(.horizontal) { part(inner) })
            case .fitting(let one, let other):
                AnyView(
                    ViewThatFits {
                        part(one)
                        part(other)
                    })
            case .preferring(let inner, let cell):
                AnyView(
                    part(inner).preference(key: WidthKey.self, value: number(cell))
                        .overlayPreferenceValue(WidthKey.self) { Color.black.frame(width: CGFloat($0), height: 1) })
            }
        }
    }

    private func plan(_ depth: Int, _ random: inout SeededRandom) -> Plan {
        func cell() -> Int { Int.random(in: 0..<8, using: &random) }
        func inner() -> Plan { plan(depth - 1, &random) }
        func several() -> [Plan] { (0..<Int.random(in: 1...3, using: &random)).map { _ in inner() } }
        guard depth > 0 else {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return .color(cell())
            case 1: return .text(cell())
            case 2: return .shape(cell())
            default: return .spacer
            }
        }
        switch Int.random(in: 0..<25, using: &random) {
        case 0: return .row(several())
        case 1: return .column(several())
        case 2: return .pile(several())
        case 3: return .padded(inner(), cell())
        case 4: return .framed(inner(), cell())
        case 5: return .faded(inner(), cell())
        case 6: return .moved(inner(), cell())
        case 7: return .turned(inner(), cell())
        case 8: return .behind(inner(), inner())
        case 9: return .inFront(inner(), inner())
        case 10: return .clipped(inner())
        case 11: return .styled(inner(), cell())
        case 12: return .either(cell(), inner(), inner())
        case 13: return .maybe(cell(), inner())
        case 14: return .many(cell(), inner())
        case 15: return .identified(cell(), inner())
        case 16: return .read(inner())
        case 17: return .preferring(inner(), cell())
        case 18: return .list(cell(), inner())
        case 19: return .lazyColumn(cell(), inner())
        case 20: return .lazyGrid(cell(), inner())
        case 21: return .grid(several())
        case 22: return .scroll(inner())
        case 23: return .fitting(inner(), inner())
        default: return .row([inner(), .column(several())])
        }
    }

    /// The range of seeds: `KASANE_RANDOM_TREES=FIRST-LAST` overrides it.
    private var seeds: Range<Int> {
        let words = ProcessInfo.processInfo.environment["KASANE_RANDOM_TREES"]?.split(separator: "-") ?? []
        guard words.count == 2, let first = Int(words[0]), let last = Int(words[1]), first < last else { return 0..<70 }
        return first..<last
    }

    func testWhatHasChangedLooksAsMadeAfresh() async throws { try check(isAnimated: false) }

    /// When all animations have ended, nothing is left of the previous state.
    func testWhatHasMovedEndsAsMadeAfresh() async throws { try check(isAnimated: true) }

    private func check(isAnimated: Bool) throws {
        for seed in seeds {
            var random = SeededRandom(seed: UInt64(seed))
            let cells = (0..<8).map { _ in Cell(Int.random(in: 0..<10, using: &random)) }
            let view = Planned(plan: plan(5, &random), cells: cells)
            let host = Host(width: 90, height: 70, view)
            for step in 0..<(isAnimated ? 2 : 4) {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let cell = cells[Int.random(in: 0..<8, using: &random)]
                    let value = Int.random(in: 0..<10, using: &random)
                    if isAnimated, Bool.random(using: &random) {
                        withAnimation(.linear(duration: 0.2)) { cell.value = value }
                    } else {
                        cell.value = value
                    }
                    // Sometimes two changes are two updates, and the second arrives during the first one's animation.
                    if Bool.random(using: &random) { host.settle() }
                    if isAnimated { advance(to: MediaClock.now - 100 + 0.1, framesPerSecond: 20) }
                }
                if isAnimated { advance(to: MediaClock.now - 100 + 1.2, framesPerSecond: 10) }
                let changed = try XCTUnwrap(ViewPicture(host))
                let afresh = try XCTUnwrap(ViewPicture(Host(width: 90, height: 70, view)))
                let differences = changed.differences(from: afresh)
                guard let (x, y) = differences.first else { continue }
                return XCTFail(
                    "seed \(seed), step \(step): \(differences.count) pixels differ, first (\(x), \(y)), "
                        + "\(changed[x, y]) and \(afresh[x, y]), last \(differences.last ?? (0, 0)): \(view.plan)")
            }
        }
    }
}
