/// A function from numbers to numbers. PDF 32000-1, 7.10.
package struct PDFFunction: Sendable {
    private let domain: [ClosedRange<Double>]
    private let range: [ClosedRange<Double>]
    private let kind: Kind

    private indirect enum Kind: Sendable {
        case sampled(SampledFunction)
        case exponential(c0: [Double], c1: [Double], n: Double)
        case stitching([PDFFunction], bounds: [Double], encode: [Double])
        case calculator(CalculatorFunction)
        /// Several functions with one output each.
        case several([PDFFunction])
        case identity
    }

    /// The maximum number of inputs and outputs of a function.
    static let maxDimension = 32

    /// Reads a function, or an array of functions with one output each. Returns nil for anything else.
    package init?(_ object: PDFObject) {
        var budget = 256
        self.init(object, depth: 0, budget: &budget)
    }

    private init?(_ object: PDFObject, depth: Int, budget: inout Int) {
        budget -= 1
        guard depth < 8, budget > 0 else { return nil }
        if let array = object.array {
            var functions: [PDFFunction] = []
            for index in array.elements.indices.prefix(PDFFunction.maxDimension) {
                guard let function = PDFFunction(array[index], depth: depth + 1, budget: &budget) else { return nil }
                functions.append(function)
            }
            guard let first = functions.first else { return nil }
            (domain, range, kind) = (first.domain, [], .several(functions))
            return
        }
        if object.name == "Identity" {
            (domain, range, kind) = ([], [], .identity)
            return
        }
        guard let dictionary = object.dictionary, let type = dictionary["FunctionType"].integer,
            let domain = PDFFunction.ranges(dictionary["Domain"]), !domain.isEmpty
        else { return nil }
        self.domain = domain
        range = PDFFunction.ranges(dictionary["Range"]) ?? []
        switch type {
        case 0:
            guard let stream = object.stream,
                let sampled = SampledFunction(stream, inputCount: domain.count, range: range, domain: domain)
            else { return nil }
            kind = .sampled(sampled)
        case 2:
            let c0 = dictionary["C0"].array?.numbers ?? [0]
            let c1 = dictionary["C1"].array?.numbers ?? [1]
            guard c0.count == c1.count, !c0.isEmpty, c0.count <= PDFFunction.maxDimension else { return nil }
            kind = .exponential(c0: c0, c1: c1, n: dictionary["N"].number ?? 1)
        case 3:
            guard let list = dictionary["Functions"].array, list.count > 0 else { return nil }
            var functions: [PDFFunction] = []
            for index in list.elements.indices {
                guard let function = PDFFunction(list[index], depth: depth + 1, budget: &budget) else { return nil }
                functions.append(function)
            }
            let bounds = dictionary["Bounds"].array?.numbers ?? []
            let encode = dictionary["Encode"].array?.numbers ?? []
            guard bounds.count == functions.count - 1, encode.count >= functions.count * 2 else { return nil }
            kind = .stitching(functions, bounds: bounds, encode: encode)
        case 4:
            guard let stream = object.stream, !range.isEmpty,
                let calculator = CalculatorFunction(stream.data(limit: 1 << 20))
            else { return nil }
            kind = .calculator(calculator)
        default: return nil
        }
    }

    static func ranges(_ object: PDFObject) -> [ClosedRange<Double>]? {
        guard let numbers = object.array?.numbers, numbers.count % 2 == 0, numbers.count / 2 <= maxDimension else {
            return nil
        }
        return stride(from: 0, to: numbers.count, by: 2).map {
            min(numbers[$0], numbers[$0 + 1])...max(numbers[$0], numbers[$0 + 1])
        }
    }

    /// The number of inputs; 0 for the identity, which takes any.
    package var inputCount: Int { domain.count }

    package func callAsFunction(_ inputs: [Double]) -> [Double] {
        var inputs = inputs
        if !domain.isEmpty {
            while inputs.count < domain.count { inputs.append(0) }
            inputs = zip(inputs, domain).map { $0.clamped(to: $1) }
        }
        var outputs = evaluate(inputs)
        for index in range.indices where index < outputs.count {
            outputs[index] = outputs[index].clamped(to: range[index])
        }
        while outputs.count < range.count { outputs.append(range[outputs.count].lowerBound) }
        return outputs
    }

    private func evaluate(_ inputs: [Double]) -> [Double] {
        switch kind {
        case .identity: return inputs
        case .several(let functions): return functions.map { $0(inputs).first ?? 0 }
        case .sampled(let sampled): return sampled(inputs)
        case .exponential(let c0, let c1, let n):
            let power = n == 1 ? inputs[0] : raise(inputs[0], n)
            return zip(c0, c1).map { $0 + power * ($1 - $0) }
        case .stitching(let functions, let bounds, let encode):
            let x = inputs[0]
            let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
            let low = index == 0 ? domain[0].lowerBound : bounds[index - 1]
            let high = index < bounds.count ? bounds[index] : domain[0].upperBound
            let (from, to) = (encode[2 * index], encode[2 * index + 1])
            let place = high > low ? from + (x - low) * (to - from) / (high - low) : from
            return functions[index]([place])
        case .calculator(let calculator): return calculator(inputs, outputCount: range.count)
        }
    }
}

extension Double {
    package func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
