import Foundation
import PDFSyntax
import Raster

/// A smooth transition between colours across an area. PDF 32000-1, 8.7.4.5.
struct Shading {
    let dictionary: PDFDictionary
    let space: PDFColorSpace
    let function: PDFFunction?
    let background: [Double]?
    private let stream: PDFStream?
    private let type: Int

    /// Returns nil for an object that is not a shading.
    init?(_ object: PDFObject, colorSpace: (PDFObject) -> PDFColorSpace?) {
        guard let dictionary = object.dictionary, let type = dictionary["ShadingType"].integer, (1...7).contains(type),
            let space = colorSpace(dictionary["ColorSpace"]), space.componentCount > 0
        else { return nil }
        self.dictionary = dictionary
        self.type = type
        self.space = space
        stream = object.stream
        let function = dictionary["Function"]
        self.function = function.isNull ? nil : PDFFunction(function)
        background = dictionary["Background"].array?.numbers
    }

    /// Returns the colour for a function's inputs, or for components where there is no function.
    func color(_ values: [Double]) -> SIMD3<Double> { space.color(function.map { $0(values) } ?? values) }

    /// Fills the clip, in the shading's space.
    func paint(in context: CGContext, _ budget: PageBudget) {
        context.saveGState()
        if let box = CGRect(dictionary["BBox"]) { context.clip(to: box) }
        switch type {
        case 1: paintFunction(in: context, budget)
        case 2, 3: paintGradient(in: context)
        default:
            if let stream, let mesh = ShadingMesh(stream, type: type, self, budget) {
                mesh.paint(in: context, self, budget)
            }
        }
        context.restoreGState()
    }

    // MARK: Axial and radial shadings

    private func paintGradient(in context: CGContext) {
        let coordinates = dictionary["Coords"].array?.numbers ?? []
        guard coordinates.count == (type == 2 ? 4 : 6), function != nil else { return }
        let stated = dictionary["Domain"].array?.numbers ?? []
        let domain = stated.count == 2 ? stated : [0, 1]
        // The domain may be reversed.
        var unit: [CGFloat] = [0, 1]
        let extend = dictionary["Extend"].array
        let (start, end) = (extend?[0].boolean ?? false, extend?[1].boolean ?? false)
        let box = ShadingFunction { place in
            color([domain[0] + place * (domain[1] - domain[0])])
        }
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { info, inputs, outputs in
                guard let info else { return }
                let rgb = Unmanaged<ShadingFunction>.fromOpaque(info).takeUnretainedValue().color(Double(inputs[0]))
                for index in 0..<3 { outputs[index] = CGFloat(rgb[index]) }
            }, releaseInfo: nil)
        // The shading evaluates it when it is created, and never after.
        withExtendedLifetime(box) {
            let info = Unmanaged.passUnretained(box).toOpaque()
            guard
                let function = CGFunction(
                    info: info, domainDimension: 1, domain: &unit, rangeDimension: 3, range: nil, callbacks: &callbacks)
            else { return }
            let c = coordinates.map { CGFloat($0) }
            let shading =
                type == 2
                ? CGShading(
                    axialSpace: .standard, start: CGPoint(x: c[0], y: c[1]), end: CGPoint(x: c[2], y: c[3]),
                    function: function, extendStart: start, extendEnd: end)
                : CGShading(
                    radialSpace: .standard, start: CGPoint(x: c[0], y: c[1]), startRadius: c[2],
                    end: CGPoint(x: c[3], y: c[4]), endRadius: c[5], function: function, extendStart: start,
                    extendEnd: end)
            if let shading { context.drawShading(shading) }
        }
    }

    // MARK: Function-based shadings

    private func paintFunction(in context: CGContext, _ budget: PageBudget) {
        guard let function, function.inputCount == 2 || function.inputCount == 0 else { return }
        let stated = dictionary["Domain"].array?.numbers ?? []
        let domain = stated.count == 4 ? stated : [0, 1, 0, 1]
        let toUser = CGAffineTransform(dictionary["Matrix"])
        ShadingPicture.paint(in: context, budget) { raster, buffer in
            let toDevice = toUser.concatenating(context.state.ctm).concatenating(raster.fromDevice)
            guard let toDomain = toDevice.inverse else { return }
            for row in 0..<raster.height {
                let line = buffer.base + row * buffer.bytesPerRow
                for column in 0..<raster.width {
                    let place = CGPoint(x: Double(column) + 0.5, y: Double(raster.height - row) - 0.5).applying(
                        toDomain)
                    guard place.x >= domain[0], place.x <= domain[1], place.y >= domain[2], place.y <= domain[3] else {
                        continue
                    }
                    ShadingPicture.set(line + column * 4, color([Double(place.x), Double(place.y)]))
                }
            }
        }
    }
}

/// The context of Quartz's function callback.
private final class ShadingFunction {
    let color: (Double) -> SIMD3<Double>

    init(_ color: @escaping (Double) -> SIMD3<Double>) { self.color = color }
}

/// Draws shadings that Quartz doesn't support: pixel by pixel, over the clip.
enum ShadingPicture {
    /// Draws the pixels that `fill` sets, rows from the top, initially transparent.
    static func paint(in context: CGContext, _ budget: PageBudget, _ fill: (DeviceRaster, PixelBuffer) -> Void) {
        guard let raster = DeviceRaster(context), budget.spend(raster.pixelCount / 100),
            let buffer = PixelBuffer(width: raster.width, height: raster.height)
        else { return }
        fill(raster, buffer)
        let image = CGImage(bitmap: Bitmap(buffer))
        let ctm = context.state.ctm
        context.state.ctm = .identity
        context.draw(image, in: raster.box)
        context.state.ctm = ctm
    }

    /// Sets an opaque pixel.
    static func set(_ pixel: UnsafeMutablePointer<UInt8>, _ color: SIMD3<Double>) {
        let bytes = (color * 255).rounded(.toNearestOrAwayFromZero)
        pixel[0] = UInt8(bytes.x)
        pixel[1] = UInt8(bytes.y)
        pixel[2] = UInt8(bytes.z)
        pixel[3] = 255
    }
}
