import CoreGraphics
import Raster
import Synchronization

extension LayerFilter {
    /// The filter's effect on a layer's pixels; nil when it is disabled, or changes nothing.
    func effect(on context: LayerPaintContext) -> Effect? {
        guard number(Self.enabledKey, 1) >= 0.5 else { return nil }
        switch kind {
        case .gaussianBlur:
            let filter = blur(on: context)
            return filter.isIdentity ? nil : .blur(filter)
        case .bloom:
            return .bloom(.init(blur: blur(on: context), intensity: Float(number("inputIntensity", 0.5))))
        case .vignette:
            return .vignette(vignette(on: context))
        case .luminanceToAlpha:
            return .luminanceToAlpha
        case .program:
            return program.flatMap { PixelFunction($0, toDevice: context.toDevice) }.map { .computed($0) }
        default:
            return colorMatrix.flatMap { $0.isFinite ? .color($0) : nil }
        }
    }

    /// The distance by which the filter extends its input, in points.
    var reach: Double {
        switch kind {
        // Three deviations, where the kernel is truncated.
        case .gaussianBlur, .bloom: 3 * max(0, number("inputRadius", 10))
        case .program: program.map { max($0.reach.x, $0.reach.y) } ?? 0
        default: 0
        }
    }

    // MARK: Inputs

    private func number(_ key: String, _ fallback: Double) -> Double {
        if case .scalar(let value)? = inputs[key], value.isFinite { Double(value) } else { fallback }
    }

    private func row(_ key: String) -> ColorMatrix.Row? {
        guard case .numbers(let list)? = inputs[key], list.count == 4 else { return nil }
        return ColorMatrix.Row(Float(list[0]), Float(list[1]), Float(list[2]), Float(list[3]))
    }

    private var color: ColorMatrix.Row {
        guard case .color(let color?)? = inputs["inputColor"] else { return .one }
        let paint = color.paintColor
        return ColorMatrix.Row(paint.red, paint.green, paint.blue, paint.alpha)
    }

    // MARK: Effect creation

    /// Scales the blur with the layer's x and y scales, if its sides stay axis-aligned.
    private func blur(on context: LayerPaintContext) -> GaussianFilter {
        let radius = max(0, number("inputRadius", 10))
        let scale = context.scale
        guard context.toDevice.keepsAxes else {
            return BlurCache.filter(radius * scale, radius * scale)
        }
        let (dx, dy) = context.toDevice.derivatives(at: Box(context.properties.bounds.standardized).center)
        // One number of each pair is 0: which one depends on the quarter turns.
        return BlurCache.filter(radius * max(abs(dx.x), abs(dy.x)), radius * max(abs(dx.y), abs(dy.y)))
    }

    /// Centred in the bounds: darkest in the corners; a larger radius begins closer to the centre.
    private func vignette(on context: LayerPaintContext) -> Effect.Vignette {
        let bounds = Box(context.properties.bounds.standardized)
        let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2 * context.scale
        let radius = max(0, min(number("inputRadius", 1), 2))
        return Effect.Vignette(
            center: context.toDevice.apply(bounds.center), innerRadius: diagonal * (1 - radius / 2),
            outerRadius: diagonal, intensity: Float(max(-1, min(number("inputIntensity", 0), 1))))
    }

    private var colorMatrix: ColorMatrix? {
        let amount = Float(number("inputAmount", 1))
        switch kind {
        case .gaussianBlur, .bloom, .vignette, .luminanceToAlpha, .program:
            return nil
        case .colorControls:
            return ColorMatrix.saturation(Float(number("inputSaturation", 1)))
                .then(.brightness(Float(number("inputBrightness", 0))))
                .then(.contrast(Float(number("inputContrast", 1))))
        case .colorMatrix:
            return matrixOfTwentyNumbers
        case .colorMatrixOfVectors:
            return ColorMatrix(
                red: row("inputRVector") ?? [1, 0, 0, 0], green: row("inputGVector") ?? [0, 1, 0, 0],
                blue: row("inputBVector") ?? [0, 0, 1, 0], alpha: row("inputAVector") ?? [0, 0, 0, 1],
                bias: row("inputBiasVector") ?? .zero)
        case .colorInvert: return .inversion
        case .colorMonochrome:
            return .monochrome(color, amount: Float(number("inputAmount", number("inputIntensity", 1))))
        case .hueRotation: return .hueRotation(number("inputAngle", 0))
        case .sepiaTone: return .sepia(Float(number("inputIntensity", 1)))
        case .saturation: return .saturation(amount)
        case .brightness: return .brightness(Float(number("inputAmount", 0)))
        case .contrast: return .contrast(amount)
        case .multiplication: return .multiplication(by: color)
        }
    }

    /// A matrix of four rows of five numbers: the coefficients of red, green, blue and alpha, and a bias.
    private var matrixOfTwentyNumbers: ColorMatrix? {
        guard case .numbers(let n)? = inputs["inputColorMatrix"], n.count == 20 else { return nil }
        func row(_ i: Int) -> ColorMatrix.Row {
            ColorMatrix.Row(Float(n[i]), Float(n[i + 1]), Float(n[i + 2]), Float(n[i + 3]))
        }
        return ColorMatrix(
            red: row(0), green: row(5), blue: row(10), alpha: row(15),
            bias: ColorMatrix.Row(Float(n[4]), Float(n[9]), Float(n[14]), Float(n[19])))
    }
}

/// A cache of recently used blurs. A blur allocates its weights, and a moving layer uses the same blur in each frame.
private enum BlurCache {
    private static let filters = Mutex<[GaussianFilter]>([])
    private static let capacity = 8

    /// The blur of two deviations, in pixels.
    static func filter(_ x: Double, _ y: Double) -> GaussianFilter {
        let (x, y) = (min(x, GaussianFilter.maxDeviation), min(y, GaussianFilter.maxDeviation))
        return filters.withLock { filters in
            for index in filters.indices where filters[index].deviationX == x && filters[index].deviationY == y {
                return filters[index]
            }
            let filter = GaussianFilter(deviationX: x, deviationY: y)
            if filters.count == capacity { filters.removeFirst() }
            filters.append(filter)
            return filter
        }
    }
}

extension [LayerFilter] {
    /// The maximum number of a layer's filters that are applied.
    private static let most = 100
    /// The maximum number of spreading filters, each of which may need an image of its own. Consecutive blurs count
    /// once.
    private static let maxSpreadingFilters = 16

    /// - Parameter empty: an empty chain, whose memory is reused.
    func chain(on context: LayerPaintContext, in empty: consuming EffectChain = EffectChain()) -> EffectChain {
        if count > Self.most { reportOnce("a layer has more than \(Self.most) filters; the others are omitted") }
        var chain = empty
        for filter in prefix(Self.most) {
            if let effect = filter.effect(on: context) { chain.append(effect) }
        }
        guard chain.effects.count > Self.maxSpreadingFilters else { return chain }
        var left = Self.maxSpreadingFilters
        let effects = chain.effects.filter { effect in
            guard effect.reach != (0, 0) else { return true }
            left -= 1
            return left >= 0
        }
        guard left < 0 else { return chain }
        reportOnce(
            "a layer has more than \(Self.maxSpreadingFilters) alternating blurs and blooms; the others are omitted")
        return EffectChain(effects)
    }

    /// The distance by which the filters together extend their input, in points.
    var reach: Double { prefix(Self.most).reduce(0) { $0 + $1.reach } }
}
