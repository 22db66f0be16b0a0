import CoreGraphics
import Raster

/// The value of a kernel's parameter.
enum KernelArgument: Sendable {
    case numbers([Float])
    /// A colour, converted to the working space; premultiplied for the kernel.
    case color(CIColor)
    case image(ImageNode, isNearest: Bool, isClamped: Bool)
}

/// An image that a kernel computes.
final class KernelNode: ImageNode, @unchecked Sendable {
    // The callback is the caller's; it is called by the rendering thread, one call at a time.

    private let program: KernelProgram
    private let arguments: [KernelArgument]
    private let roi: CIKernelROICallback
    /// The image that a warp kernel distorts; nil for a colour kernel.
    private let warped: ImageNode?

    init(
        _ program: KernelProgram, _ arguments: [KernelArgument], extent: CGRect, warped: ImageNode? = nil,
        roi: @escaping CIKernelROICallback
    ) {
        self.program = program
        self.arguments = arguments
        self.roi = roi
        self.warped = warped
        var inputs: [ImageNode] = warped.map { [$0] } ?? []
        for case .image(let node, _, _) in arguments { inputs.append(node) }
        super.init(extent: extent, inputs: inputs)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        var samplers: [KernelSampler] = []
        var samples: [(register: Int, image: FloatImage)] = []
        var numbers: [(register: Int, value: Float)] = []
        for (index, argument) in arguments.enumerated() {
            let (register, parameter) = (program.parameters[index], program.function.parameters[index])
            switch argument {
            case .numbers(let values):
                for (i, value) in values.enumerated() { numbers.append((register + i, value)) }
            case .color(let color):
                let value = color.components(in: pass.space).premultiplied
                for i in 0..<4 { numbers.append((register + i, value[i])) }
            case .image(let node, let isNearest, let isClamped):
                if parameter.typeName == "__sample" {
                    guard let image = pass.image(of: node, region) else { return nil }
                    samples.append((register, image))
                    continue
                }
                guard let image = needed(node, samplers.count, region, pass) else { return nil }
                samplers.append(
                    KernelSampler(image: image.pixels, bounds: node.pixels, isNearest: isNearest, isClamped: isClamped))
                let extent = node.pixels.cgRect
                let frame = [extent.minX, extent.minY, extent.width, extent.height]
                for (i, value) in frame.enumerated() { numbers.append((register + i, Float(value))) }
            }
        }
        var source: KernelSampler?
        if let warped {
            guard let image = needed(warped, 0, region, pass) else { return nil }
            source = KernelSampler(image: image.pixels, bounds: warped.pixels, isNearest: false, isClamped: false)
        }
        let job = KernelJob(
            program: program, samplers: samplers, samples: samples, numbers: numbers, source: source, region: region)
        return FloatImage.rows(region, threads: pass.threads) { out, y in job.row(out, y) }
    }

    /// The pixels of an input that a region depends on. Returns nil if memory is exhausted.
    private func needed(
        _ node: ImageNode, _ index: Int, _ region: PixelRect, _ pass: RenderPass
    ) -> (pixels: FloatImage?, Void)? {
        let rect = roi(Int32(index), region.cgRect)
        // One more pixel on each side, for interpolation.
        let area = rect.isNull ? PixelRect.zero : PixelRect(covering: rect.standardized).grown(1, 1)
        let inside = area.intersection(node.pixels)
        guard !inside.isEmpty else { return (nil, ()) }
        return pass.image(of: node, inside).map { ($0, ()) }
    }
}

/// A kernel with the pixels of its inputs.
private struct KernelJob: Sendable {
    let program: KernelProgram
    let samplers: [KernelSampler]
    let samples: [(register: Int, image: FloatImage)]
    let numbers: [(register: Int, value: Float)]
    let source: KernelSampler?
    let region: PixelRect

    func row(_ out: UnsafeMutablePointer<SIMD4<Float>>, _ y: Int) {
        var machine = KernelMachine(program, samplers: samplers)
        let step = KernelLanes.scalarCount
        let colors = UnsafeMutablePointer<KernelLanes>.allocate(capacity: 4)
        defer { colors.deallocate() }
        colors.initialize(repeating: .zero, count: 4)
        for start in stride(from: 0, to: region.width, by: step) {
            let count = min(step, region.width - start)
            var x = KernelLanes()
            for i in 0..<step { x[i] = Float(region.x + start + i) + 0.5 }
            machine.set(program.place, x)
            machine.set(program.place + 1, Float(y) + 0.5)
            // A kernel may change its parameters, so each group gets fresh ones.
            for number in numbers { machine.set(number.register, number.value) }
            for sample in samples {
                let row = sample.image.row(y) + start
                for channel in 0..<4 {
                    var lanes = KernelLanes()
                    for i in 0..<count { lanes[i] = row[i][channel] }
                    machine.set(sample.register + channel, lanes)
                }
            }
            machine.run()
            if let source {
                source.sample(machine.result(0), machine.result(1), to: colors)
            } else {
                for channel in 0..<4 { colors[channel] = machine.result(channel) }
            }
            for i in 0..<count {
                let color = SIMD4(colors[0][i], colors[1][i], colors[2][i], colors[3][i])
                out[start + i] = color.replacing(with: 0, where: color .!= color)
            }
        }
        if machine.isExhausted {
            reportOnce("CIKernel \(program.function.name): a loop has too many iterations, and was ended")
        }
    }
}
