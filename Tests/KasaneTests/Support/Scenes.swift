/// Scene files for tests.
enum Scenes {
    /// A red layer of 64 by 48 points.
    static let square = layer(width: "64", height: "48")

    static func layer(width: String, height: String) -> String {
        """
        import PlaygroundSupport
        import QuartzCore

        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        PlaygroundPage.current.liveView = layer
        """
    }

    /// Many small layers of all colours: an image that can't be compressed to a few bytes.
    static let noise = """
        import PlaygroundSupport
        import QuartzCore

        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 160, height: 120)
        var seed: UInt32 = 1
        func random(_ limit: Double) -> Double {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Double(seed >> 8) / Double(1 << 24) * limit
        }
        for _ in 0..<400 {
            let layer = CALayer()
            layer.frame = CGRect(x: random(150), y: random(110), width: 9, height: 7)
            layer.backgroundColor = CGColor(red: random(1), green: random(1), blue: random(1), alpha: 0.8)
            root.addSublayer(layer)
        }
        PlaygroundPage.current.liveView = root
        """
}
