import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// The pixels of a view, one per point, on white.
@MainActor
struct ViewPicture: Equatable {
    private let width, height, bytesPerRow: Int
    private let bytes: [UInt8]

    init?<V: View>(_ width: Int, _ height: Int, _ view: V) {
        self.init(Host(width: CGFloat(width), height: CGFloat(height), view))
    }

    /// Draws what a hierarchy currently shows.
    init?<V: View>(_ host: Host<V>) {
        host.settle()
        let size = host.window.bounds.size
        let (width, height) = (Int(size.width), Int(size.height))
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        host.window.backgroundColor = .white
        CATransaction.flush()
        let renderer = CARenderer(context: context)
        renderer.layer = host.window.layer
        renderer.bounds = CGRect(origin: .zero, size: size)
        renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
        renderer.addUpdate(renderer.bounds)
        renderer.render()
        renderer.endFrame()
        guard let data = context.data else { return nil }
        (self.width, self.height) = (width, height)
        bytesPerRow = context.bytesPerRow
        bytes = withExtendedLifetime(context) {
            Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * height))
        }
    }

    /// The red, green and blue of a pixel, from the top left.
    subscript(x: Int, y: Int) -> [Int] {
        let start = y * bytesPerRow + 4 * x
        return bytes[start..<start + 3].map { Int($0) }
    }

    /// Returns the positions of pixels that differ from another picture of the same size; empty if both are the same.
    func differences(from other: ViewPicture) -> [(x: Int, y: Int)] {
        (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
            .filter { self[$0.x, $0.y] != other[$0.x, $0.y] }
    }

    /// The number of pixels that are not white.
    var inkedCount: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).count { self[$0, y].contains { $0 < 250 } } }
    }
}

/// Returns whether two colours differ by no more than a tolerance in each component.
func isClose(_ a: [Int], _ b: [Int], _ tolerance: Int = 3) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
