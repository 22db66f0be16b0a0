import Foundation
import Observation
import QuartzCore
import SwiftUI
import UIKit

/// SwiftUI hierarchies: the cost of one change among many views, and a frame of a scrolling list.
@MainActor
enum ViewTrees {
    nonisolated static func figures() throws -> [Figure] {
        try MainActor.assumeIsolated {
            MediaClock.useManual(startingAt: firstFrameTime)
            defer { MediaClock.useSystem() }
            return try changes() + scrolling()
        }
    }

    // MARK: Single changes

    /// From the change of a model that one leaf reads to the transaction's commit, without drawing the frame.
    private static func changes() -> [Figure] {
        [
            Figure(
                "a leaf's colour among 10,000 views in 100 rows",
                time(of: Rows(content: Swatch.init), { $0.isOn.toggle() }),
                "ms", goal: 1),
            Figure(
                "a leaf's text among 10,000 views in 100 rows",
                time(of: Rows(content: Caption.init), { $0.isOn.toggle() }),
                "ms", goal: 1),
            Figure(
                "a leaf's size among 10,000 views in 100 rows",
                time(of: Rows(content: Swatch.init), { $0.isWide.toggle() }),
                "ms", goal: 1),
            Figure(
                "a leaf's colour among 10,000 views in one stack", time(of: Column(), { $0.isOn.toggle() }), "ms",
                goal: 1),
        ]
    }

    private static func time<V: CellContainer>(of view: V, _ change: (Cell) -> Void) -> Double {
        let window = show(view)
        let cells = view.cells
        let time = medianMilliseconds(of: 99) { index in
            change(cells[index * 97 % cells.count])
            CATransaction.flush()
        }
        return withExtendedLifetime(window) { time }
    }

    private static func show(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.traitOverrides.displayScale = scale
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        CATransaction.flush()
        return window
    }

    // MARK: List scrolling

    /// Sixty rows become visible in a second, then about two hundred, as after a flick.
    private static func scrolling() throws -> [Figure] {
        let window = show(Songs())
        guard let list = scrollView(in: window) else { throw Options.Failure(description: "no list") }
        let scroll = Scroll(window: window, list: list, player: try player(of: window))
        func times(step: CGFloat) -> [Double] { (0..<240).map { _ in scroll.frameTime(step: step) } }
        _ = times(step: 50)
        let (slow, fast) = (times(step: 44), times(step: 150))
        let goal = 1000 / framesPerSecond
        return [
            Figure("a frame of a list of 100,000 rows, slowly", slow.median, "ms", goal: goal),
            Figure("the slowest of 240 such", slow.max() ?? .nan, "ms", goal: goal),
            Figure("a frame of a list of 100,000 rows, flicked", fast.median, "ms", goal: goal),
            Figure("the slowest of 240 such, flicked", fast.max() ?? .nan, "ms", goal: goal),
        ]
    }

    /// The scale of a phone's screen.
    private static let scale: CGFloat = 2

    /// The frames of a phone's screen.
    private static func player(of window: UIWindow) throws -> LayerPlayer {
        let surface = try Surface(width: Int(390 * scale), height: Int(844 * scale))
        return LayerPlayer(window.layer, of: "", on: surface, threads: 1, width: 390, height: 844)
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        (view as? UIScrollView) ?? view.subviews.lazy.compactMap(scrollView).first
    }
}

/// A list that is scrolled frame by frame.
@MainActor
private final class Scroll {
    private let window: UIWindow
    private let list: UIScrollView
    private let player: LayerPlayer
    private var frame = 0

    init(window: UIWindow, list: UIScrollView, player: LayerPlayer) {
        (self.window, self.list, self.player) = (window, list, player)
    }

    /// The time of a frame in which the list scrolls by a number of points, in milliseconds.
    func frameTime(step: CGFloat) -> Double {
        let start = Process.threadTime
        frame += 1
        MediaClock.advance(to: firstFrameTime + Double(frame) / framesPerSecond)
        list.contentOffset.y += step
        CATransaction.flush()
        player.draw(frame: frame)
        return 1000 * (Process.threadTime - start)
    }
}

/// The model that one cell reads.
@Observable
private final class Cell: Identifiable {
    let id: Int
    var isOn = false
    var isWide = false

    init(_ id: Int) { self.id = id }
}

/// A hierarchy of 10,000 leaves.
@MainActor
private protocol CellContainer: View {
    var cells: [Cell] { get }
}

private struct Swatch: View {
    let cell: Cell

    var body: some View { Color(white: cell.isOn ? 1 : 0.5).frame(width: cell.isWide ? 3 : 2, height: 2) }
}

private struct Caption: View {
    let cell: Cell

    var body: some View { Text(cell.isOn ? "On" : "Off").font(.system(size: 4)) }
}

/// Rows of leaves, as in a table.
private struct Rows<Content: View>: CellContainer {
    let cells = (0..<10_000).map { Cell($0) }
    let content: (Cell) -> Content

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(alignment: .leading, spacing: 1) {
                ForEach(0..<100) { row in
                    HStack(spacing: 1) {
                        ForEach(cells[row * 100..<row * 100 + 100]) { content($0) }
                    }
                }
            }
        }
    }
}

/// All leaves side by side in one stack.
private struct Column: CellContainer {
    let cells = (0..<10_000).map { Cell($0) }

    var body: some View {
        ScrollView {
            VStack(spacing: 1) { ForEach(cells) { Swatch(cell: $0) } }
        }
    }
}

/// A list like a music player's.
private struct Songs: View {
    var body: some View {
        NavigationStack {
            List(0..<100_000, id: \.self) { index in
                HStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 6)
                        .fill(Color(hue: Double(index % 17) / 17, saturation: 0.6, brightness: 0.8).gradient)
                        .frame(width: 44, height: 44)
                    VStack(alignment: .leading) {
                        Text("Song \(index)").font(.headline)
                        Text("Artist of number \(index)").font(.subheadline).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Image(systemName: "chevron.right").foregroundStyle(.tertiary)
                }
            }
            .navigationTitle("Songs")
        }
    }
}
