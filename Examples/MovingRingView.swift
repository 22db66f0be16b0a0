// A blue outline moves to whichever shape is tapped, and takes on its position, size and corners.
// Poster: 3.5 s
//
// The shapes are arranged in stacks and report their frames, in the coordinate space of the page, through a preference;
// the outline is another view over them. The taps are scripted.

import PlaygroundSupport
import SwiftUI
import UIKit

struct Figure: Identifiable {
    let id: Int
    let size: CGSize
    let isRound: Bool
    let color: Color

    var cornerRadius: CGFloat { isRound ? size.height / 2 : 8 }
}

let rows: [[Figure]] = [
    [
        Figure(id: 0, size: CGSize(width: 64, height: 64), isRound: true, color: .orange),
        Figure(id: 1, size: CGSize(width: 150, height: 74), isRound: false, color: .teal),
        Figure(id: 2, size: CGSize(width: 96, height: 96), isRound: true, color: .red),
        Figure(id: 3, size: CGSize(width: 60, height: 84), isRound: false, color: .purple),
    ],
    [
        Figure(id: 4, size: CGSize(width: 110, height: 60), isRound: false, color: .indigo),
        Figure(id: 5, size: CGSize(width: 120, height: 120), isRound: true, color: .green),
        Figure(id: 6, size: CGSize(width: 90, height: 90), isRound: false, color: .pink),
        Figure(id: 7, size: CGSize(width: 52, height: 52), isRound: true, color: .cyan),
    ],
]

/// The frame of each shape, by its id.
struct Frames: PreferenceKey {
    static let defaultValue: [Int: CGRect] = [:]

    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

struct FigureView: View {
    let figure: Figure

    var body: some View {
        RoundedRectangle(cornerRadius: figure.cornerRadius)
            .fill(figure.color)
            .frame(width: figure.size.width, height: figure.size.height)
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: Frames.self, value: [figure.id: proxy.frame(in: .named("page"))])
                }
            }
    }
}

struct Page: View {
    @State private var frames: [Int: CGRect] = [:]
    @State private var chosen = rows[0][0]

    var body: some View {
        VStack(spacing: 24) {
            ForEach(rows.indices, id: \.self) { index in
                HStack(spacing: 34) {
                    ForEach(rows[index]) { figure in
                        FigureView(figure: figure)
                            .onTapGesture {
                                withAnimation(.easeInOut(duration: 0.5)) { chosen = figure }
                            }
                    }
                }
                .frame(width: 560, height: 140)
                .background {
                    RoundedRectangle(cornerRadius: 18).fill(.white).shadow(color: .black.opacity(0.12), radius: 8, y: 3)
                }
            }
        }
        .frame(width: 640, height: 360)
        .overlay(alignment: .topLeading) { ring }
        .coordinateSpace(name: "page")
        .onPreferenceChange(Frames.self) { frames = $0 }
        .background { Color(white: 0.97) }
    }

    @ViewBuilder private var ring: some View {
        if let frame = frames[chosen.id]?.insetBy(dx: -7, dy: -7) {
            RoundedRectangle(cornerRadius: chosen.cornerRadius + 7)
                .strokeBorder(.blue, lineWidth: 4)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
        }
    }
}

let controller = UIHostingController(rootView: Page())
controller.preferredContentSize = CGSize(width: 640, height: 360)
PlaygroundPage.current.liveView = controller

// MARK: The taps

let taps = [(420.0, 98.0), (520, 262), (245, 262), (250, 98), (525, 98), (120, 262), (115, 98)]
let script = taps.reduce(TouchScript()) { script, place in
    script.tap(at: CGPoint(x: place.0, y: place.1), after: 0.75)
}
controller.view.window?.perform(script, showsTouches: true)
