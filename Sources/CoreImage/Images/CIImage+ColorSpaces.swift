public import CoreGraphics
import Raster

extension CIImage {
    /// Returns the image with its values interpreted in a colour space, and converted to the working space. Returns nil
    /// if the colour space is not RGB.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        return CIImage(
            ColorKernelNode(node) {
                ConversionKernel(conversion: ColorConversion(from: colorSpace, to: $0.colorSpace))
            })
    }

    /// Returns the image with its values converted from the working space to a colour space. Returns nil if the colour
    /// space is not RGB.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        return CIImage(
            ColorKernelNode(node) {
                ConversionKernel(conversion: ColorConversion(from: $0.colorSpace, to: colorSpace))
            })
    }

    /// Returns the image with its colours in CIELAB, relative to the working space's white: L from 0 to 100 as 0 to 1,
    /// a and b from -128 to 127 as 0 to 1.
    public func convertingWorkingSpaceToLab() -> CIImage { CIImage(ColorKernelNode(node) { LabKernel(space: $0) }) }

    /// Returns the image with its values interpreted as CIELAB, as `convertingWorkingSpaceToLab()` encodes them.
    public func convertingLabToWorkingSpace() -> CIImage {
        CIImage(ColorKernelNode(node) { FromLabKernel(space: $0) })
    }
}

/// Converts colours from one space to another.
struct ConversionKernel: ColorKernel {
    let conversion: ColorConversion

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let c = conversion([Double(color.x), Double(color.y), Double(color.z)])
        return SIMD4(Float(c[0]), Float(c[1]), Float(c[2]), color.w)
    }
}

/// Converts colours to CIELAB.
struct LabKernel: ColorKernel {
    let space: WorkingSpace

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        // Values in the working space are linear, or are linearized.
        let light = space.isLinear ? color : WorkingSpace().decoded(color)
        let lab = LabColor(linear: light)
        return SIMD4(
            Float(lab.lightness / 100), Float((lab.a + 128) / 255), Float((lab.b + 128) / 255), color.w)
    }
}

/// Converts colours from CIELAB.
struct FromLabKernel: ColorKernel {
    let space: WorkingSpace

    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let y = (Double(color.x) * 100 + 16) / 116
        let x = y + (Double(color.y) * 255 - 128) / 500
        let z = y - (Double(color.z) * 255 - 128) / 200
        func light(_ v: Double) -> Double { v > 6.0 / 29 ? v * v * v : (v * 116 - 16) * 27 / 24389 }
        let (cx, cy, cz) = (light(x) * 0.9504700, light(y), light(z) * 1.0888300)
        let linear = SIMD4<Float>(
            Float(3.2404542 * cx - 1.5371385 * cy - 0.4985314 * cz),
            Float(-0.9692660 * cx + 1.8760108 * cy + 0.0415560 * cz),
            Float(0.0556434 * cx - 0.2040259 * cy + 1.0572252 * cz), color.w)
        return space.isLinear ? linear : WorkingSpace().encoded(linear)
    }
}
