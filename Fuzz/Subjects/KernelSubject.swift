import CoreImage
import Foundation

/// Compiles the bytes as the source of kernels, and applies the resulting kernels to a small image.
func runKernels(_ bytes: UnsafeRawBufferPointer) {
    let area = CGRect(x: 0, y: 0, width: 20, height: 2)
    let image = CIImage(color: CIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)).cropped(to: area)
    guard let kernels = CIKernel.makeKernels(source: String(decoding: bytes, as: UTF8.self)) else { return }
    for kernel in kernels.prefix(4) {
        // Arguments of all types, some of which match.
        for count in 0..<4 {
            for value in [image, 0.5, CIVector(x: 1, y: 2), CIColor.red] as [Any] {
                let arguments = Array(repeating: value, count: count)
                let output =
                    (kernel as? CIWarpKernel)?.apply(
                        extent: area, roiCallback: { _, rect in rect }, image: image, arguments: arguments)
                    ?? kernel.apply(extent: area, roiCallback: { _, rect in rect }, arguments: arguments)
                if let output { _ = CIContext().createCGImage(output, from: area) }
                if count == 0 { break }
            }
        }
    }
}
