public import CoreGraphics
import Foundation
import Raster
import UIKit

/// The arguments that a shader's function is called with, by index.
///
/// Missing arguments, and those of another type, are zero.
///
/// Specific to Kasane: iOS passes arguments to Metal.
public struct ShaderArguments: Sendable {
    private enum Value: Sendable {
        case numbers([Float])
        case image(ShaderImage)
        case data(Data)
    }

    private let values: [Value]

    /// - Parameter bounds: the value of `boundingRect`.
    init(_ arguments: [Shader.Argument], in environment: EnvironmentValues, bounds: CGRect) {
        values = arguments.map { argument in
            switch argument.content {
            case .numbers(let numbers): .numbers(numbers)
            case .bounds:
                .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) })
            case .colors(let colors): .numbers(colors.flatMap { $0.premultipliedComponents(in: environment) })
            case .image(let image): ShaderImage(image, in: environment).map { .image($0) } ?? .numbers([])
            case .data(let data): .data(data)
            }
        }
    }

    /// The number of arguments.
    public var count: Int { values.count }

    /// Returns all numbers of an argument: four for a colour.
    public func floats(_ index: Int) -> [Float] {
        guard values.indices.contains(index), case .numbers(let numbers) = values[index] else { return [] }
        return numbers
    }

    private func number(_ index: Int, _ position: Int) -> Float {
        guard values.indices.contains(index), case .numbers(let numbers) = values[index],
            numbers.indices.contains(position)
        else { return 0 }
        return numbers[position]
    }

    /// Returns a number.
    public func float(_ index: Int) -> Float { number(index, 0) }

    /// Returns two numbers.
    public func float2(_ index: Int) -> SIMD2<Float> { SIMD2(number(index, 0), number(index, 1)) }

    /// Returns three numbers.
    public func float3(_ index: Int) -> SIMD3<Float> { SIMD3(number(index, 0), number(index, 1), number(index, 2)) }

    /// Returns four numbers: also a colour, or a bounding rectangle.
    public func float4(_ index: Int) -> SIMD4<Float> {
        SIMD4(number(index, 0), number(index, 1), number(index, 2), number(index, 3))
    }

    /// Returns the colours of an array.
    public func colors(_ index: Int) -> [SIMD4<Float>] {
        let numbers = floats(index)
        return stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map {
            SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3])
        }
    }

    /// Returns the premultiplied colour of an image at a position in unit coordinates; clear if the argument isn't an
    /// image.
    public func sample(_ index: Int, at place: SIMD2<Float>) -> SIMD4<Float> {
        guard values.indices.contains(index), case .image(let image) = values[index] else { return .zero }
        return image.sample(place)
    }

    /// Returns the bytes.
    public func data(_ index: Int) -> Data {
        guard values.indices.contains(index), case .data(let data) = values[index] else { return Data() }
        return data
    }
}

/// The pixels of the view that a layer shader's function reads.
///
/// Specific to Kasane: in Metal it is `SwiftUI::Layer`.
public struct ShaderLayer: Sendable {
    let source: PixelSource

    /// Returns the premultiplied colour at a position, in points from the view's top left corner; clear outside the
    /// view's drawing.
    public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> { source.sample(position) }
}

/// The pixels of an image that a function samples.
struct ShaderImage: Sendable {
    private let bytes: [UInt8]
    private let width, height: Int

    /// The maximum number of pixels along a side.
    private static let largest: CGFloat = 2048

    /// Fails if the image doesn't exist or is empty.
    init?(_ image: Image, in environment: EnvironmentValues) {
        guard let picture = image.resolve(in: environment) else { return nil }
        let size = picture.size
        let scale = min(max(1, environment.displayScale), ShaderImage.largest / max(size.width, size.height, 1))
        let drawn = Picture.draw(size, scale: scale) { picture.draw(in: CGRect(origin: .zero, size: size), $0) }
        guard let drawn else { return nil }
        (width, height) = (drawn.width, drawn.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: drawn.width, height: drawn.height, bitsPerComponent: 8,
                bytesPerRow: drawn.width * 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(drawn, in: CGRect(x: 0, y: 0, width: drawn.width, height: drawn.height))
            return context != nil
        }
        guard isDrawn else { return nil }
        self.bytes = bytes
    }

    /// Returns the colour at a position in unit coordinates from the top left; positions beyond an edge are clamped
    /// to it.
    func sample(_ place: SIMD2<Float>) -> SIMD4<Float> {
        let (x, y) = (place.x * Float(width) - 0.5, place.y * Float(height) - 0.5)
        guard x.isFinite, y.isFinite else { return .zero }
        func limited(_ value: Float, _ count: Int) -> (Int, Float) {
            let inside = min(max(value, 0), Float(count - 1))
            let first = min(Int(inside), count - 1)
            return (first, inside - Float(first))
        }
        let ((left, across), (top, down)) = (limited(x, width), limited(y, height))
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            let start = (min(y, height - 1) * width + min(x, width - 1)) * 4
            return SIMD4(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]), Float(bytes[start + 3]))
                / 255
        }
        let upper = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across
        let lower = pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across
        return upper * (1 - down) + lower * down
    }
}

extension Color {
    /// The premultiplied red, green and blue, and the opacity, in sRGB.
    fileprivate func premultipliedComponents(in environment: EnvironmentValues) -> [Float] {
        let color = resolve(in: environment)
        return [color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity]
    }
}
