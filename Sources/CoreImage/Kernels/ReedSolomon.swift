/// A Reed-Solomon code over bytes.
struct ReedSolomon {
    private var powers = [UInt8](repeating: 0, count: 510)
    private var exponents = [Int](repeating: 0, count: 256)
    private let firstRoot: Int

    /// - Parameters:
    ///   - field: the primitive polynomial of the field GF(256), with its highest bit.
    ///   - firstRoot: the exponent of the first root of the generator polynomial.
    init(field: Int, firstRoot: Int) {
        self.firstRoot = firstRoot
        var power = 1
        for exponent in 0..<255 {
            powers[exponent] = UInt8(power)
            powers[exponent + 255] = UInt8(power)
            exponents[power] = exponent
            power <<= 1
            if power > 255 { power ^= field }
        }
    }

    private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        a == 0 || b == 0 ? 0 : powers[exponents[Int(a)] + exponents[Int(b)]]
    }

    /// The `count` error correction codewords, at most 254, of some data.
    func codewords(for data: [UInt8], count: Int) -> [UInt8] {
        // The generator polynomial, the product of (x - root), without its leading coefficient, which is 1; highest
        // power first.
        var divisor = [UInt8](repeating: 0, count: count)
        divisor[count - 1] = 1
        for root in firstRoot..<firstRoot + count {
            for i in 0..<count {
                divisor[i] = product(divisor[i], powers[root]) ^ (i + 1 < count ? divisor[i + 1] : 0)
            }
        }
        var rest = [UInt8](repeating: 0, count: count)
        for word in data {
            let factor = word ^ rest.removeFirst()
            rest.append(0)
            for i in 0..<count { rest[i] ^= product(divisor[i], factor) }
        }
        return rest
    }
}
