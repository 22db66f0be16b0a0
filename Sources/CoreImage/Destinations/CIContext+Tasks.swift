import CoreGraphics
public import Foundation
import Metal
import Raster

extension CIContext {
    /// Checks that the image can be rendered. Throws the errors of `startTask(toRender:from:to:at:)`. Nothing is cached
    /// for the rendering.
    public func prepareRender(
        _ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws { try check(fromRect, destination) }

    /// Renders the part `fromRect` of an image with its lower left corner at `atPoint` of the destination, whose origin
    /// is its lower left corner. Parts outside the destination are clipped. The rendering has finished when this
    /// returns.
    public func startTask(
        toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws -> CIRenderTask {
        try check(fromRect, destination)
        let moved = image.cropped(to: fromRect).transformed(
            by: CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY))
        let area = CGRect(origin: atPoint, size: fromRect.size)
        return try render(moved, in: area, destination)
    }

    /// Renders an image into a destination with the same origin.
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        try check(whole, destination)
        return try render(image, in: whole, destination)
    }

    /// Clears the destination to transparent black.
    public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        try check(whole, destination)
        let kernel = destination.blendKernel
        defer { destination.blendKernel = kernel }
        destination.blendKernel = nil
        return try render(.clear, in: whole, destination)
    }

    private func check(_ rect: CGRect, _ destination: CIRenderDestination) throws {
        guard !rect.isInfinite, !rect.isNull else { throw RenderError.endless }
        guard destination.width > 0, destination.height > 0 else { throw RenderError.emptyDestination }
        if case .memory(_, let bytesPerRow, let format) = destination.target {
            guard let layout = format.layout else { throw RenderError.unknownFormat }
            guard bytesPerRow >= destination.width * layout.bytesPerPixel else { throw RenderError.emptyDestination }
        }
    }

    private func render(
        _ image: CIImage, in area: CGRect, _ destination: CIRenderDestination
    ) throws -> CIRenderTask {
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        let part = area.intersection(whole).integral.intersection(whole)
        guard !part.isEmpty else { return CIRenderTask(CIRenderInfo(time: 0, pixels: 0)) }
        let start = DispatchTime.now().uptimeNanoseconds
        switch destination.target {
        case .memory(let memory, let bytesPerRow, let format):
            let old = destination.blendKernel == nil ? nil : background(destination, memory, bytesPerRow, format)
            write(prepared(image, destination, over: old), part, destination, memory, bytesPerRow, format)
        case .texture(let make, let commands):
            guard let texture = make() as? ProcessorTexture else { throw RenderError.unknownFormat }
            let work = { [self] in
                let old = destination.blendKernel == nil ? nil : CIImage(mtlTexture: texture, options: nil)
                let result = prepared(image, destination, over: old)
                let upright = destination.isFlipped ? result.flipped(in: whole) : result
                render(upright, to: texture, whole, destination.colorSpace)
            }
            if let commands = commands as? ProcessorCommands { commands.add(work) } else { work() }
        }
        let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        return CIRenderTask(CIRenderInfo(time: time, pixels: Int(part.width * part.height)))
    }

    /// The contents of the memory, as an image.
    private func background(
        _ destination: CIRenderDestination, _ memory: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ format: CIFormat
    ) -> CIImage {
        let image = CIImage(
            bitmapData: Data(bytes: memory, count: bytesPerRow * destination.height), bytesPerRow: bytesPerRow,
            size: CGSize(width: destination.width, height: destination.height), format: format,
            colorSpace: destination.colorSpace)
        return destination.isFlipped ? image.flipped(in: image.extent) : image
    }

    /// The image to write: blended, dithered, clamped, and converted to the destination's alpha mode.
    private func prepared(
        _ image: CIImage, _ destination: CIRenderDestination, over old: CIImage?
    ) -> CIImage {
        var result = image
        if let kernel = destination.blendKernel, let old {
            let space = destination.blendsInDestinationColorSpace ? destination.colorSpace : nil
            let blended =
                space.map { kernel.apply(foreground: image, background: old, colorSpace: $0) }
                ?? kernel.apply(foreground: image, background: old)
            result = blended ?? image
        }
        if destination.isDithered {
            result = CIImage(
                ShadingNode([result.node], extent: result.extent) { DitherShading(amount: 1.0 / 255, space: $0) })
        }
        if destination.isClamped { result = CIImage(ColorKernelNode(result.node) { _ in UnitKernel() }) }
        switch destination.alphaMode {
        case .premultiplied: return result
        case .unpremultiplied: return result.unpremultiplyingAlpha()
        case .none: return result.settingAlphaOne(in: result.extent)
        }
    }

    private func write(
        _ image: CIImage, _ part: CGRect, _ destination: CIRenderDestination, _ memory: UnsafeMutableRawPointer,
        _ bytesPerRow: Int, _ format: CIFormat
    ) {
        guard let layout = format.layout else { return }
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        let shown = destination.isFlipped ? image.flipped(in: whole) : image
        let place = destination.isFlipped ? part.flipped(in: whole) : part
        // Rows run downwards from the top of the destination.
        let first = memory + Int(whole.maxY - place.maxY) * bytesPerRow + Int(place.minX) * layout.bytesPerPixel
        if destination.alphaMode == .unpremultiplied {
            // Alpha has been divided out already; the colour conversion must not do so again.
            writeStraight(shown, place, destination, first, bytesPerRow, format)
        } else {
            render(
                shown, toBitmap: first, rowBytes: bytesPerRow, bounds: place, format: format,
                colorSpace: destination.colorSpace)
        }
    }

    /// Writes colours and alpha separately: the colours as if they were opaque.
    private func writeStraight(
        _ image: CIImage, _ place: CGRect, _ destination: CIRenderDestination, _ first: UnsafeMutableRawPointer,
        _ bytesPerRow: Int, _ format: CIFormat
    ) {
        guard let layout = format.layout else { return }
        let (width, height) = (Int(place.width), Int(place.height))
        func pixels(_ image: CIImage, _ space: CGColorSpace?) -> [SIMD4<Float>] {
            var result = [SIMD4<Float>](repeating: .zero, count: width * height)
            result.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                render(image, toBitmap: base, rowBytes: width * 16, bounds: place, format: .RGBAf, colorSpace: space)
            }
            return result
        }
        let colors = pixels(image.settingAlphaOne(in: place), destination.colorSpace)
        let alphas = pixels(image, nil)
        guard let all = FloatImage(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return }
        for y in 0..<height {
            for x in 0..<width {
                var pixel = colors[y * width + x]
                pixel.w = alphas[y * width + x].w
                all.row(height - 1 - y)[x] = pixel
            }
        }
        BitmapWriter(layout, nil, from: space).write(
            all, to: first.assumingMemoryBound(to: UInt8.self), rowBytes: bytesPerRow, region: all.bounds,
            threads: threads)
    }
}

extension CIImage {
    /// The image flipped vertically in a rectangle.
    func flipped(in rect: CGRect) -> CIImage {
        transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    }
}

extension CGRect {
    fileprivate func flipped(in rect: CGRect) -> CGRect {
        CGRect(x: minX, y: rect.minY + rect.maxY - maxY, width: width, height: height)
    }
}

/// Clamps each channel to 0...1.
struct UnitKernel: ColorKernel {
    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> { color.clamped(lowerBound: .zero, upperBound: .one) }
}
