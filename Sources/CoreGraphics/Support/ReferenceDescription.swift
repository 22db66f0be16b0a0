/// Returns Core Foundation's description of an object: its type and its address.
func referenceDescription(_ type: String, _ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type) 0x\(String(address, radix: 16))"
}

extension Double {
    /// The number with at most six significant digits, as Core Graphics prints numbers.
    package var shortDescription: String { String(self, byFormat: "%g") }
}
