/// Writes a digital negative (DNG) by hand, as Adobe specifies it: sensor pixels under red, green, green and blue
/// filters.
struct DNGBuilder {
    var width = 64
    var height = 48
    var orientation = 1
    var make = "Kasane"
    /// The sensor's values for red, green and blue light of these strengths, of 65,535.
    var light = [30_000, 20_000, 10_000]
    /// The values of white in the camera's space.
    var neutral = [1.0, 1.0, 1.0]
    /// The number of bytes missing at the end.
    var cut = 0
    var isNegative = true

    private typealias Field = (tag: Int, kind: Int, count: Int, bytes: [UInt8])

    var file: [UInt8] {
        let pixels = (0..<height).flatMap { y in
            (0..<width).flatMap { x in short(light[y % 2 + x % 2]) }
        }
        var fields: [Field] = [
            (254, 4, 1, long(0)), (256, 4, 1, long(width)), (257, 4, 1, long(height)), (258, 3, 1, short(16)),
            (259, 3, 1, short(1)), (262, 3, 1, short(32803)), text(271, make), text(272, "Negative"),
            (273, 4, 1, long(0)), (274, 3, 1, short(orientation)), (277, 3, 1, short(1)), (278, 4, 1, long(height)),
            (279, 4, 1, long(pixels.count)), (33421, 3, 2, short(2) + short(2)), (33422, 1, 4, [0, 1, 1, 2]),
            text(50708, "Kasane Negative"), (50714, 4, 1, long(0)), (50717, 4, 1, long(65_535)),
            // The camera's colours are sRGB's: the matrix from XYZ.
            (
                50721, 10, 9,
                [3.2406, -1.5372, -0.4986, -0.9689, 1.8758, 0.0415, 0.0557, -0.204, 1.057].flatMap(rational)
            ),
            (50728, 5, 3, neutral.flatMap(rational)), (50778, 3, 1, short(21)),
        ]
        if isNegative { fields.append((50706, 1, 4, [1, 4, 0, 0])) }
        fields.sort { $0.tag < $1.tag }
        let start = 8 + 2 + fields.count * 12 + 4
        var more: [UInt8] = []
        var places: [Int] = []
        for field in fields where field.bytes.count > 4 {
            places.append(start + more.count)
            more += field.bytes + (field.bytes.count % 2 == 1 ? [0] : [])
        }
        let pixelsStart = start + more.count
        var directory = short(fields.count)
        for field in fields {
            directory += short(field.tag) + short(field.kind) + long(field.count)
            if field.tag == 273 {
                directory += long(pixelsStart)
            } else if field.bytes.count > 4 {
                directory += long(places.removeFirst())
            } else {
                directory += field.bytes + Array(repeating: 0, count: 4 - field.bytes.count)
            }
        }
        let whole = [0x49, 0x49, 42, 0] + long(8) + directory + long(0) + more + pixels
        return Array(whole.dropLast(cut))
    }

    private func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    private func long(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16 & 0xFFFF) }
    private func rational(_ value: Double) -> [UInt8] { long(Int((value * 10_000).rounded())) + long(10_000) }
    private func text(_ tag: Int, _ text: String) -> Field { (tag, 2, text.utf8.count + 1, Array(text.utf8) + [0]) }
}
